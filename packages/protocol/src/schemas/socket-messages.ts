/** Schemas and types of what the server sends over the socket: messages, and the answers to messages of a client. */
import { DIRECTIONS, OPENING_HAND_ANSWERS, type LegalChoices } from '@great-fire/game';
import { actionSchema, districtSchema } from '@great-fire/game/schemas';
import * as z from 'zod';
import type { Patch } from '../codec/patch';
import { PHRASES } from '../types/phrases';
import { countSchema, schemaOf, seatNumberSchema, timestampSchema, type Answer } from './answer';
import { CHAT_CHANNELS, LINE_REMOVERS } from './chat';
import {
  bgioContextSchema,
  gameEventSchema,
  historicViewSchema,
  playerViewSchema,
} from './game-view-schemas';
import { groupIdSchema } from './groups';
import { matchIdSchema } from './lobby';
import { handleSchema } from './profiles';
import { activeTurnSchema, matchListItemSchema, matchSummarySchema } from './table-responses';
import { tableEventSchema, tableStateSchema } from './table-state';

const serverTime = timestampSchema.describe(
  'ms since 1970, UTC: the clock of the server, the base of all times',
);
const stateId = countSchema.describe('counts moves and takebacks, and only grows');

/** One state of the game as visible to the receiver. */
export const frameSchema = z.object({ stateId, view: playerViewSchema, ctx: bgioContextSchema });
export type Frame = Answer<z.infer<typeof frameSchema>>;

/** The game returned to state `to`: the moves between that state and this entry no longer count. @source UNDO-3 */
const takebackSchema = z.object({
  to: countSchema.describe('the state to which the game returned'),
  consent: z.array(seatNumberSchema).describe('the seats that agreed, including the proposer'),
});
export type Takeback = Answer<z.infer<typeof takebackSchema>>;

/** A previous owner of a seat. */
const formerOwnerSchema = z.object({
  seat: seatNumberSchema,
  name: z.string(),
  stateId: countSchema.describe('the state of the game at the substitution'),
  version: countSchema.describe('the resulting version of the table state'),
});
export type FormerOwner = Answer<z.infer<typeof formerOwnerSchema>>;

/** A move as visible to the receiver, or a takeback. */
export const logEntrySchema = z.object({
  stateId: countSchema.describe('the resulting state'),
  seat: seatNumberSchema.describe('the seat of the move, or the proposer of the takeback'),
  events: z.array(gameEventSchema),
  at: timestampSchema,
  takeback: takebackSchema.exactOptional(),
  isForced: z.literal(true).exactOptional().describe('made by the server: no other action was legal'),
  formerOwners: z
    .array(formerOwnerSchema)
    .exactOptional()
    .describe('owners replaced before the next move, at most one a seat'),
});
export type LogEntry = Answer<z.infer<typeof logEntrySchema>>;

/** A table event with its position among the moves. */
export const tableLogEntrySchema = z.object({
  id: countSchema.describe('the resulting version of the table state'),
  stateId: countSchema.describe('the state of the game at that time'),
  at: timestampSchema,
  event: tableEventSchema,
});
export type TableLogEntry = Answer<z.infer<typeof tableLogEntrySchema>>;

/** A range of the line's text that is `@` and the current name of the mentioned person. */
const mentionSchema = z.object({
  from: countSchema,
  to: countSchema.describe('exclusive'),
  seat: seatNumberSchema.nullable().describe('the seat of the person; null: no seat at this table any more'),
});
export type Mention = Answer<z.infer<typeof mentionSchema>>;

export const chatLineSchema = z.object({
  id: z.string().describe('random, so that it does not reveal how many lines exist'),
  channel: z.enum(CHAT_CHANNELS),
  seat: seatNumberSchema.nullable().describe('null: the writer has no seat'),
  name: z.string().describe('empty: a spectator without a name'),
  text: z.string().describe('empty if there is a phrase'),
  at: timestampSchema,
  phrase: z.enum(PHRASES).exactOptional(),
  mentions: z.array(mentionSchema).exactOptional().describe('ordered by position in the text'),
  removedBy: z.enum(LINE_REMOVERS).exactOptional().describe('the text is withheld from all readers'),
  reportCount: countSchema.exactOptional().describe('sent to the host of the table only'),
});
export type ChatLine = Answer<z.infer<typeof chatLineSchema>>;

/** Consecutive lines, oldest first. */
export const chatPageSchema = z.object({
  lines: z.array(chatLineSchema),
  hasMore: z.boolean().describe('earlier lines exist'),
});
export type ChatPage = Answer<z.infer<typeof chatPageSchema>>;

/** The persons that the sender muted. */
export const mutedPersonsSchema = z.object({
  muted: z.array(z.object({ handle: handleSchema, name: z.string() })),
});
export type MutedPersons = Answer<z.infer<typeof mutedPersonsSchema>>;

export const presenceSchema = z.object({
  connected: z.array(z.boolean()).describe('by seat: at least one socket is connected'),
  spectators: countSchema.describe('number of persons, as far as known, including the named ones'),
  spectatorNames: z.array(z.string()).exactOptional().describe('left out: no named spectators'),
});
export type Presence = Answer<z.infer<typeof presenceSchema>>;

/** A player points at a district, or draws an arrow from `from` to it. */
export const signalMessageSchema = z.object({
  seat: seatNumberSchema,
  district: districtSchema,
  from: districtSchema.exactOptional().describe('the start of the arrow; left out: no arrow'),
});
export type SignalMessage = Answer<z.infer<typeof signalMessageSchema>>;

/** The replay of an ended game as its leader shows it. */
export const ledReplaySchema = z.object({
  leader: z
    .object({ id: z.string().describe('of the connection, for this message alone'), name: z.string() })
    .nullable()
    .describe('null: the leader has gone, and anyone may take the lead'),
  move: countSchema.describe('number of moves before the position'),
  perspective: z.union([seatNumberSchema, z.enum(['spectator', 'all-seats'])]),
  mark: districtSchema.nullable().describe('where the leader points'),
  to: seatNumberSchema.exactOptional().describe('the seat to which the last leader handed the lead'),
});
export type LedReplay = Answer<z.infer<typeof ledReplaySchema>>;

/** The rematch of a table, as that table shows it. */
const rematchTableSchema = z.object({
  id: matchIdSchema,
  hostName: z.string().nullable().describe('null: no host'),
  seated: countSchema.describe('number of taken seats'),
  players: countSchema.describe('number of seats'),
  isOpen: z.boolean().describe('the game has not begun'),
});
export type RematchTable = Answer<z.infer<typeof rematchTableSchema>>;

/** The full state that a socket needs to show the table. The log contains only its last entries. */
export const syncSchema = z.object({
  match: matchSummarySchema,
  rulesVersion: z.string().describe('the version of the rules in this match'),
  mySeat: seatNumberSchema.nullable(),
  myOpeningHandAnswer: z
    .enum(OPENING_HAND_ANSWERS)
    .nullable()
    .describe('for five identical cards; null: no seat, or the game has begun'),
  wasKicked: z.boolean().describe('the host removed the receiver, who cannot join again'),
  frame: frameSchema.nullable().describe('null before the start'),
  log: z.array(logEntrySchema),
  tableState: tableStateSchema.nullable().describe('null before the start'),
  tableLog: z.array(tableLogEntrySchema).describe('the last ones, oldest first'),
  serverTime,
  chat: z.array(chatLineSchema).describe('the last lines, oldest first'),
  chatHasMore: z.boolean().describe('earlier lines exist'),
  presence: presenceSchema,
  seedCommitment: z.string().describe('SHA-256 of the seed, hex'),
  rematch: rematchTableSchema.nullable().describe('null until the match is over and has a rematch'),
});
export type Sync = Answer<z.infer<typeof syncSchema>>;

export const updateSchema = z.object({
  frame: frameSchema,
  logEntries: z.array(logEntrySchema).describe('the moves since the previous frame'),
  tableState: tableStateSchema,
  serverTime,
});
export type Update = Answer<z.infer<typeof updateSchema>>;

/** The part of a viewer's state that a move changes. */
export interface VisibleState extends Pick<Frame, 'view' | 'ctx'>, Pick<Update, 'tableState'> {}

export const patchSchema: z.ZodType<Patch> = z
  .array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.unknown()])]))
  .describe('a path with its new value, or a path alone, whose key is removed');

/**
 * An update relative to state `fromStateId`, which the last `sync`, `update` or `delta` of the same socket brought.
 * `patch` changes a `VisibleState`.
 */
export const deltaUpdateSchema = z.object({
  fromStateId: countSchema,
  stateId: countSchema.describe('the new state'),
  patch: patchSchema.describe('changes of `{ view, ctx, tableState }`'),
  logEntries: z.array(logEntrySchema).describe('the moves since'),
  serverTime,
});
export type DeltaUpdate = Answer<z.infer<typeof deltaUpdateSchema>>;

export const historyPageSchema = z.object({
  log: z.array(logEntrySchema),
  tableLog: z.array(tableLogEntrySchema),
});
export type HistoryPage = Answer<z.infer<typeof historyPageSchema>>;

/** Views of successive states. */
export const historicViewRangeSchema = z.object({
  fromStateId: countSchema.describe('the state of `first`'),
  first: historicViewSchema,
  patches: z.array(patchSchema).describe('one for each following state'),
});
export type HistoricViewRange = Answer<z.infer<typeof historicViewRangeSchema>>;

/** The legal choices of the sender's seat, for programs without the rules. Empty if another seat is to decide. */
export interface LegalActions extends LegalChoices {
  readonly stateId: number;
}

export const legalActionsSchema = schemaOf<LegalActions>()(
  z.object({
    stateId,
    actions: z.array(actionSchema).describe('every legal action except spread and intensify'),
    spreads: z
      .array(
        z.object({
          card: z.enum(DIRECTIONS),
          token: z.literal('double-move').exactOptional().describe('must be part of the action'),
          sources: z.array(districtSchema).describe('any of these is a legal `from`'),
          targets: z
            .array(z.object({ to: districtSchema, exits: z.array(districtSchema) }))
            .describe('any `to` is legal, with any of its `exits` as `exit`'),
        }),
      )
      .describe('one entry for each card and fire area'),
    intensify: z
      .object({
        count: z.int().min(0).max(3).describe('number of cones to place'),
        room: z.partialRecord(districtSchema, z.int().min(1)).describe('cones that fit, by district'),
      })
      .nullable()
      .describe('null except in the phase `intensify`'),
  }),
);

/** The answer to the smallest message, by which a client finds out whether its connection still works. */
export const serverTimeSchema = z.object({ serverTime });
export type ServerTime = Answer<z.infer<typeof serverTimeSchema>>;

/** Whether the storage is available. While it is not, the server rejects every request with `unavailable`. */
export const serviceStatusSchema = z.object({ isUp: z.boolean() });
export type ServiceStatus = Answer<z.infer<typeof serviceStatusSchema>>;

/** When the host stops the server for maintenance. */
export const maintenanceSchema = z.object({
  at: timestampSchema.nullable().describe('ms since 1970, UTC; null: the notice is withdrawn'),
});
export type MaintenanceMessage = Answer<z.infer<typeof maintenanceSchema>>;

/** The client reconnects after a random delay of at most `withinMs`, so that not all clients reconnect at once. */
export const reconnectHintSchema = z.object({ withinMs: countSchema });
export type ReconnectHint = Answer<z.infer<typeof reconnectHintSchema>>;

/** The current state of a table, or null if the table left the lobby. */
export const lobbyUpdateSchema = z.object({
  id: matchIdSchema,
  match: matchListItemSchema.nullable(),
  activeTurn: activeTurnSchema.exactOptional().describe('of a running game'),
});
export type LobbyUpdate = Answer<z.infer<typeof lobbyUpdateSchema>>;

/** A table of a group of the receiver was opened or has changed. The message names no table, which not all may see. */
export const groupTablesChangeSchema = z.object({ group: groupIdSchema });
export type GroupTablesChange = Answer<z.infer<typeof groupTablesChangeSchema>>;
