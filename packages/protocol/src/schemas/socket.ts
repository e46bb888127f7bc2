/** The socket.io protocol of one match: handshake, messages of the client, messages of the server. */
import { actionSchema, districtSchema } from '@great-fire/game/schemas';
import * as z from 'zod';
import { HISTORIC_VIEWS_MAX } from '../types/historic-views';
import { REPLAY_MOVES_MAX } from '../types/led-replay';
import type { ChatMessage, ModerationAction, chatHistorySchema } from './chat';
import type { ApiErrorBody } from './error';
import { matchIdSchema } from './lobby';
import type {
  ChatLine,
  ChatPage,
  DeltaUpdate,
  GroupTablesChange,
  HistoricViewRange,
  HistoryPage,
  LedReplay,
  LegalActions,
  LobbyUpdate,
  MaintenanceMessage,
  MutedPersons,
  Presence,
  ReconnectHint,
  ServerTime,
  ServiceStatus,
  SignalMessage,
  Sync,
  Update,
} from './socket-messages';
import type { tableCommandSchema } from './table-state';

/** `auth` of the handshake. Without a match the socket follows the lobby. The cookie signs in a browser. */
export const handshakeSchema = z.object({
  protocol: z.int(),
  match: matchIdSchema.optional(),
  token: z.string().min(20).max(100).optional(), // a seat token, for clients without a cookie
  anonymous: z.boolean().optional(), // counts a spectator without showing the name
  asSpectator: z.boolean().optional(), // ignores the cookie and its seat, for a screen that others see
  deltas: z.boolean().optional(), // the server sends `delta` instead of `update`
});

/** Idempotency key that the client creates once for each decision. A repeated move gets the stored answer. */
export const moveIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

export const moveSchema = z.strictObject({
  id: moveIdSchema,
  stateId: z.int().min(0), // the state that the sender saw
  action: actionSchema,
});
export type MoveMessage = z.infer<typeof moveSchema>;

/**
 * Requests log entries before state `before` and table events before id `beforeTableEvent` (default: no table events),
 * newest last. Neither list has gaps, but one list may reach further back than the other.
 */
export const historySchema = z.strictObject({
  before: z.int32().min(0), // limit of an integer column of the database
  beforeTableEvent: z.int32().min(0).exactOptional(),
  limit: z.int().min(1).max(200), // of each list
});

/**
 * Requests the views of the states `from` to `to` inclusive, at most `HISTORIC_VIEWS_MAX`. By default the views are
 * the sender's own. With `perspective` the game must be over for the sender, else the answer is `not-finished`.
 */
export const historicViewsSchema = z
  .strictObject({
    from: z.int().min(0),
    to: z.int().min(0),
    perspective: z.union([z.int().min(0).max(5), z.enum(['spectator', 'all-seats'])]).exactOptional(),
  })
  .refine(({ from, to }) => from <= to && to - from < HISTORIC_VIEWS_MAX, {
    path: ['to'],
    error: 'is out of bounds',
  });

/** Whether the page is hidden. A new socket counts as visible. */
export const visibilitySchema = z.strictObject({ hidden: z.boolean() });

/** A player points at a district or, with `from`, draws an arrow to it. It is no move, and nothing stores it. */
export const signalSchema = z
  .strictObject({ district: districtSchema, from: districtSchema.exactOptional() })
  .refine(({ district, from }) => from !== district, { path: ['from'], error: 'is the district itself' });
export type MapSignal = Readonly<z.infer<typeof signalSchema>>;

/** The position that a replay shows: after `move` moves, as the perspective sees it. `mark`: where its leader points. */
export const ledPositionSchema = z.strictObject({
  move: z.int().min(0).max(REPLAY_MOVES_MAX),
  perspective: z.union([z.int().min(0).max(5), z.enum(['spectator', 'all-seats'])]),
  mark: districtSchema.nullable(),
});
export type LedPosition = Readonly<z.infer<typeof ledPositionSchema>>;

/**
 * Leads the replay of an ended game, so that all at the table can follow. The first message takes the lead
 * (`not-allowed-now` while another person has it), and null hands it over to who takes it next. With `to`, the page of
 * that seat takes it by itself. A leader repeats the position at least every `LEAD_TIMEOUT_MS`, or others may take the
 * lead. Nothing is stored.
 */
export const leadReplaySchema = z
  .strictObject({ position: ledPositionSchema.nullable(), to: z.int().min(0).max(5).exactOptional() })
  .refine(({ position, to }) => position === null || to === undefined, {
    path: ['to'],
    error: 'is for handing over',
  });
export type LeadReplay = Readonly<z.infer<typeof leadReplaySchema>>;

/** Maximum number of spectators that are sent by name. All others are only counted. */
export const NAMED_SPECTATORS_MAX = 8;

export type Ack<T extends object = object> =
  ({ readonly ok: true } & T) | ({ readonly ok: false } & ApiErrorBody);

export interface ClientToServer {
  move: (message: MoveMessage, ack: (result: Ack<{ readonly stateId: number }>) => void) => void;
  sync: (ack: (result: Ack<{ readonly sync: Sync }>) => void) => void;
  chat: (message: ChatMessage, ack: (result: Ack<{ readonly line: ChatLine }>) => void) => void;
  'chat-history': (message: z.infer<typeof chatHistorySchema>, ack: (result: Ack<ChatPage>) => void) => void;
  moderate: (message: ModerationAction, ack: (result: Ack<Partial<MutedPersons>>) => void) => void;
  history: (message: z.infer<typeof historySchema>, ack: (result: Ack<HistoryPage>) => void) => void;
  visibility: (message: z.infer<typeof visibilitySchema>, ack?: (result: Ack) => void) => void;
  signal: (message: MapSignal, ack: (result: Ack) => void) => void;
  'lead-replay': (message: LeadReplay, ack: (result: Ack<{ readonly leader: string }>) => void) => void;
  'table-command': (message: z.infer<typeof tableCommandSchema>, ack: (result: Ack) => void) => void;
  'legal-actions': (ack: (result: Ack<LegalActions>) => void) => void;
  'server-time': (ack: (result: Ack<ServerTime>) => void) => void;
  'historic-views': (
    message: z.infer<typeof historicViewsSchema>,
    ack: (result: Ack<{ readonly historicViews: HistoricViewRange }>) => void,
  ) => void;
}

export interface ServerToClient {
  sync: (sync: Sync) => void; // on connection, and when the table changes (a seat taken, the start)
  update: (update: Update) => void; // after each stored move
  delta: (delta: DeltaUpdate) => void; // replaces `update` if the handshake asked for deltas
  chat: (line: ChatLine) => void; // a new line, or a line that changed
  presence: (presence: Presence) => void;
  signal: (signal: SignalMessage) => void; // of a player, to everyone at the table
  'led-replay': (replay: LedReplay) => void; // on entering if there was a leader, and on every change
  lobby: (lobbyUpdate: LobbyUpdate) => void; // to sockets that follow the lobby
  'group-tables': (change: GroupTablesChange) => void; // to members of the group who follow the lobby
  'service-status': (service: ServiceStatus) => void; // on every change; reload lists when up
  maintenance: (notice: MaintenanceMessage) => void; // on connecting if there is one, and on every change
  reconnect: (hint: ReconnectHint) => void; // before a shutdown: the client reconnects within the given time
}
