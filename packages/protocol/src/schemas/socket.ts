/** One match over socket.io: handshake, messages of the page, messages of the server. */
import type { Action, GameEvent, PlayerView } from '@great-fire/game';
import type { BgioContext } from '@great-fire/game/match';
import * as z from 'zod';
import { actionSchema } from './action';
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
import type { MatchSummary, RematchTable } from './lobby';
import { matchIdSchema } from './lobby';
import type { ActiveTurn, MatchListItem } from '../types/match-list-item';
import type { HistoricViewPage } from '../types/historic-views';
import { HISTORIC_VIEWS_MAX } from '../types/historic-views';

/** `auth` of the handshake. Without a match the socket follows the lobby. The cookie signs in a browser. */
export const handshakeSchema = z.object({
  protocol: z.int(),
  match: matchIdSchema.optional(),
  token: z.string().min(20).max(100).optional(), // a seat token, where there is no cookie
  anonymous: z.boolean().optional(), // who watches is counted, and not told by name
  deltas: z.boolean().optional(), // moves are told by `changed`, in place of `update`
});

/** Made by the client, once for each decision: a move sent again gets the stored answer. */
export const moveIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

export const moveSchema = z.strictObject({
  id: moveIdSchema,
  stateId: z.int().min(0), // the state that the sender saw
  action: actionSchema,
});
export type MoveMessage = z.infer<typeof moveSchema>;

/**
 * Asks for log entries before `before` (a state id) and for the table's events before `beforeTableEvent` (an event's id;
 * left out: for none), newest last. A page of each is without holes, but one may reach further back than the other.
 */
export const historySchema = z.strictObject({
  before: z.int32().min(0), // more than a storage's whole numbers can be is no state's
  beforeTableEvent: z.int32().min(0).exactOptional(),
  limit: z.int().min(1).max(200), // of each
});

/**
 * Asks for the views of the states `from` to `to`, both included, at most `HISTORIC_VIEWS_MAX` of them: as the sender saw them, or by
 * `perspective`, once the game is over for the sender (until then `not-finished`).
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

/** Whether somebody sees the page just now; until it says otherwise, somebody does. */
export const visibilitySchema = z.strictObject({ hidden: z.boolean() });

/** One state of the game as the receiver may see it. */
export interface Frame {
  readonly stateId: number;
  readonly view: PlayerView;
  readonly ctx: BgioContext;
}

/** The game stands again as it stood at state `to`: the moves between that and this entry do not count. @source UNDO-3 */
export interface Takeback {
  readonly to: number;
  readonly consent: readonly number[]; // the seats that agreed, who asked among them
}

/** What one move did, as the receiver may know it, or that moves were taken back; `stateId` is the state that it led to. */
export interface LogEntry {
  readonly stateId: number;
  readonly seat: number; // whose move it was, or who asked to take back
  readonly events: readonly GameEvent[];
  readonly at: number; // ms since 1970, UTC
  readonly takeback?: Takeback;
  readonly formerOwners?: readonly FormerOwner[]; // whose seat was another's before the next move, at most one of a seat
}

/** So many of those who watch are told by name at most; all others are counted. */
export const NAMED_SPECTATORS_MAX = 8;

export interface Presence {
  readonly connected: readonly boolean[]; // by seat: at least one socket is connected
  readonly spectators: number; // people, as far as they are known, the named ones among them
  readonly spectatorNames?: readonly string[]; // who watches, by the names that they use; left out: nobody by name
}

/** All that a socket needs to show the table; the log holds its last entries only. */
export interface Sync {
  readonly match: MatchSummary;
  readonly rulesVersion: string; // '1.0.0': the version that the table plays by
  readonly mySeat: number | null;
  readonly wasKicked: boolean; // by the host, who does not give the receiver a seat here again
  readonly frame: Frame | null; // null before the start
  readonly log: readonly LogEntry[];
  readonly tableState: TableState | null; // null before the start
  readonly tableLog: readonly TableLogEntry[]; // the last ones, oldest first
  readonly serverTime: number; // ms since 1970, UTC: the server's clock, which all times here are by
  readonly chat: readonly ChatLine[]; // the last lines, oldest first
  readonly chatHasMore: boolean; // earlier lines exist
  readonly presence: Presence;
  readonly seedCommitment: string;
  readonly rematch: RematchTable | null; // another game of the same people, once this one is over
}

export interface Update {
  readonly frame: Frame;
  readonly logEntries: readonly LogEntry[]; // the moves since the frame before
  readonly tableState: TableState;
  readonly serverTime: number;
}

/** What changes with a move of what a viewer is shown. */
export interface VisibleState {
  readonly view: Frame['view'];
  readonly ctx: Frame['ctx'];
  readonly tableState: TableState;
}

/** An update for who was shown state `from`, by the last `sync`, `update` or `changed` of the same socket. */
export interface DeltaUpdate {
  readonly fromStateId: number;
  readonly stateId: number; // the state that is shown now
  readonly patch: Patch; // of `VisibleState`
  readonly logEntries: readonly LogEntry[]; // the moves since
  readonly serverTime: number;
}

export interface HistoryPage {
  readonly log: readonly LogEntry[];
  readonly tableLog: readonly TableLogEntry[];
}

/** What the sender's seat may decide at a state, for programs without the rules; nothing where another is awaited. */
export interface LegalActions {
  readonly stateId: number;
  readonly actions: readonly Action[];
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
    ack: (result: Ack<{ readonly historicViews: HistoricViewPage }>) => void,
  ) => void;
}

/** Whether the server reaches its storage. While it does not, it refuses everything with `unavailable`. */
export interface ServiceStatus {
  readonly isUp: boolean;
}

export interface ServerToClient {
  sync: (sync: Sync) => void; // on connection, and whenever the table itself changes (a seat taken, the start)
  update: (update: Update) => void; // after each move, once it is stored
  delta: (delta: DeltaUpdate) => void; // in its place, to who asked for changes in the handshake
  chat: (line: ChatLine) => void; // new, or as it is from now on
  presence: (presence: Presence) => void;
  lobby: (lobbyUpdate: LobbyUpdate) => void; // to sockets that follow the lobby
  'service-status': (service: ServiceStatus) => void; // when it is lost and when it is back; then the lists are to be read anew
  reconnect: (hint: ReconnectHint) => void; // this server ends: the page connects anew, at once or a little later
}

/** When to connect anew: at a moment of the page's own choice within this time, so that not all come at once. */
export interface ReconnectHint {
  readonly withinMs: number;
}

/** A table as it now is, or null when it is gone from the lobby. */
export interface LobbyUpdate {
  readonly id: string;
  readonly match: MatchListItem | null;
  readonly activeTurn?: ActiveTurn; // of a game under way
}
