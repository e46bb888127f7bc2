/** The messages of a client as data. The server limits and validates each as it says here. */
import * as wire from '@great-fire/protocol';
import type * as z from 'zod';
import type { LimitName } from '../admission/rate-limits';
import type { AnswerName } from '../http/openapi/schemas';

export interface ClientMessage {
  readonly summary: string;
  readonly payload: z.ZodType | null; // null: the message has none
  readonly answer: AnswerName; // if the message is accepted
  readonly limit?: LimitName; // that it counts as; default: its own
}

type MessageTable = {
  readonly [Name in keyof wire.ClientToServer]: Name extends LimitName
    ? ClientMessage
    : ClientMessage & { readonly limit: LimitName };
};

/** The messages of a client. The server answers each through socket.io's acknowledgement. */
export const CLIENT_MESSAGES = {
  move: { summary: 'Makes a move.', payload: wire.moveSchema, answer: 'StoredMove' },
  sync: { summary: 'Asks for the whole table.', payload: null, answer: 'SyncAnswer' },
  'legal-actions': {
    summary: 'Asks for the legal choices of the own seat.',
    payload: null,
    answer: 'LegalActions',
  },
  'table-command': {
    summary: 'Pauses, votes, takes back, leaves or returns.',
    payload: wire.tableCommandSchema,
    answer: 'Done',
  },
  history: { summary: 'Asks for earlier log entries.', payload: wire.historySchema, answer: 'HistoryPage' },
  'historic-views': {
    summary: 'Asks for views of earlier states.',
    payload: wire.historicViewsSchema,
    answer: 'HistoricViewsAnswer',
  },
  chat: { summary: 'Writes a chat line.', payload: wire.chatSchema, answer: 'SentLine' },
  'chat-history': {
    summary: 'Asks for earlier chat lines.',
    payload: wire.chatHistorySchema,
    answer: 'ChatPage',
    limit: 'history',
  },
  moderate: {
    summary: 'Mutes, blocks or reports a writer, or removes a line.',
    payload: wire.moderationSchema,
    answer: 'ModerationAnswer',
    limit: 'table-command',
  },
  visibility: {
    summary: 'Tells whether the page is hidden.',
    payload: wire.visibilitySchema,
    answer: 'Done',
  },
  signal: {
    summary: 'Points at a district of the map, or draws an arrow. Not stored.',
    payload: wire.signalSchema,
    answer: 'Done',
  },
  'lead-replay': {
    summary: 'Leads the replay of an ended game, or hands the lead over, also to a seat. Not stored.',
    payload: wire.leadReplaySchema,
    answer: 'Lead',
  },
  'server-time': { summary: 'Asks for the time of the server.', payload: null, answer: 'ServerTime' },
} as const satisfies MessageTable;

type Messages = typeof CLIENT_MESSAGES;

/** How a socket answers messages, each with its validated payload. @throws ApiError if the message is rejected */
export type MessageHandlers = {
  readonly [Name in keyof Messages]?: (
    payload: Messages[Name]['payload'] extends z.ZodType ? z.output<Messages[Name]['payload']> : undefined,
  ) => Promise<object>;
};
