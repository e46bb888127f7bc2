/** The socket.io protocol of one match: handshake, messages of the client, messages of the server. */
import type { GameEvent, LegalChoices, OpeningHandAnswer, PlayerView } from '@great-fire/game';
import type { BgioContext } from '@great-fire/game/match';
import { actionSchema } from '@great-fire/game/schemas';
import * as z from 'zod';
import type { Patch } from '../codec/patch';
import type {
  ChatLine,
  ChatMessage,
  MutedPersons,
  ChatPage,
  ModerationAction,
  chatHistorySchema,
} from './chat';
import type { TableState, FormerOwner, TableLogEntry, tableCommandSchema } from './table-state';
import type { ApiErrorBody } from './error';
import type { RematchTable } from './lobby';
import { matchIdSchema } from './lobby';
import type { ActiveTurn, MatchListItem, MatchSummary } from './response-schemas';
import type { HistoricViewRange } from '../types/historic-views';
import { HISTORIC_VIEWS_MAX } from '../types/historic-views';

/** `auth` of the handshake. Without a match the socket follows the lobby. The cookie signs in a browser. */
export const handshakeSchema = z.object({
  protocol: z.int(),
  match: matchIdSchema.optional(),
  token: z.string().min(20).max(100).optional(), // a seat token, for clients without a cookie
  anonymous: z.boolean().optional(), // counts a spectator without showing the name
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

/** One state of the game as visible to the receiver. */
export interface Frame {
  readonly stateId: number;
  readonly view: PlayerView;
  readonly ctx: BgioContext;
}

/** The game returned to state `to`: the moves between that state and this entry no longer count. @source UNDO-3 */
export interface Takeback {
  readonly to: number;
  readonly consent: readonly number[]; // the seats that agreed, including the proposer
}

/** A move as visible to the receiver, or a takeback. `stateId` is the resulting state. */
export interface LogEntry {
  readonly stateId: number;
  readonly seat: number; // the seat of the move, or the proposer of the takeback
  readonly events: readonly GameEvent[];
  readonly at: number; // ms since 1970, UTC
  readonly takeback?: Takeback;
  readonly formerOwners?: readonly FormerOwner[]; // owners replaced before the next move, at most one a seat
}

/** Maximum number of spectators that are sent by name. All others are only counted. */
export const NAMED_SPECTATORS_MAX = 8;

export interface Presence {
  readonly connected: readonly boolean[]; // by seat: at least one socket is connected
  readonly spectators: number; // number of persons, as far as known, including the named ones
  readonly spectatorNames?: readonly string[]; // left out: no named spectators
}

/** The full state that a socket needs to show the table. The log contains only its last entries. */
export interface Sync {
  readonly match: MatchSummary;
  readonly rulesVersion: string; // '1.0.0': the version of the rules in this match
  readonly mySeat: number | null;
  readonly myOpeningHandAnswer: OpeningHandAnswer | null; // null: no seat, or the game has begun
  readonly wasKicked: boolean; // the host removed the receiver, who cannot join again
  readonly frame: Frame | null; // null before the start
  readonly log: readonly LogEntry[];
  readonly tableState: TableState | null; // null before the start
  readonly tableLog: readonly TableLogEntry[]; // the last ones, oldest first
  readonly serverTime: number; // ms since 1970, UTC: the server's clock, the base of all times here
  readonly chat: readonly ChatLine[]; // the last lines, oldest first
  readonly chatHasMore: boolean; // earlier lines exist
  readonly presence: Presence;
  readonly seedCommitment: string;
  readonly rematch: RematchTable | null; // null until the match is over and has a rematch
}

export interface Update {
  readonly frame: Frame;
  readonly logEntries: readonly LogEntry[]; // the moves since the previous frame
  readonly tableState: TableState;
  readonly serverTime: number;
}

/** The part of a viewer's state that a move changes. */
export interface VisibleState {
  readonly view: Frame['view'];
  readonly ctx: Frame['ctx'];
  readonly tableState: TableState;
}

/**
 * An update relative to state `fromStateId`, which the last `sync`, `update` or `delta` of the same socket brought.
 */
export interface DeltaUpdate {
  readonly fromStateId: number;
  readonly stateId: number; // the new state
  readonly patch: Patch; // of `VisibleState`
  readonly logEntries: readonly LogEntry[]; // the moves since
  readonly serverTime: number;
}

export interface HistoryPage {
  readonly log: readonly LogEntry[];
  readonly tableLog: readonly TableLogEntry[];
}

/** The legal choices of the sender's seat, for programs without the rules. Empty if another seat is to decide. */
export interface LegalActions extends LegalChoices {
  readonly stateId: number;
}

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
  'table-command': (message: z.infer<typeof tableCommandSchema>, ack: (result: Ack) => void) => void;
  'legal-actions': (ack: (result: Ack<LegalActions>) => void) => void;
  'historic-views': (
    message: z.infer<typeof historicViewsSchema>,
    ack: (result: Ack<{ readonly historicViews: HistoricViewRange }>) => void,
  ) => void;
}

/** Whether the storage is available. While it is not, the server rejects every request with `unavailable`. */
export interface ServiceStatus {
  readonly isUp: boolean;
}

export interface ServerToClient {
  sync: (sync: Sync) => void; // on connection, and when the table changes (a seat taken, the start)
  update: (update: Update) => void; // after each stored move
  delta: (delta: DeltaUpdate) => void; // replaces `update` if the handshake asked for deltas
  chat: (line: ChatLine) => void; // a new line, or a line that changed
  presence: (presence: Presence) => void;
  lobby: (lobbyUpdate: LobbyUpdate) => void; // to sockets that follow the lobby
  'service-status': (service: ServiceStatus) => void; // on every change; reload lists when up
  reconnect: (hint: ReconnectHint) => void; // before a shutdown: the client reconnects within the given time
}

/** The client reconnects after a random delay of at most `withinMs`, so that not all clients reconnect at once. */
export interface ReconnectHint {
  readonly withinMs: number;
}

/** The current state of a table, or null if the table left the lobby. */
export interface LobbyUpdate {
  readonly id: string;
  readonly match: MatchListItem | null;
  readonly activeTurn?: ActiveTurn; // of a running game
}
