/** Immutable snapshot of a match on the client. A new object means a change. */
import type { OpeningHandAnswer, PlayerView } from '@great-fire/game';
import type {
  ApiErrorBody,
  ChatLine,
  TableState,
  LogEntry,
  MatchSummary,
  RematchTable,
  Presence,
  TableLogEntry,
} from '@great-fire/protocol';

/**
 * `reconnecting`: was connected, reconnects automatically. `suspended`: the server cannot reach its storage and accepts
 * nothing; resumes automatically. `refused`: the server refused the connection, with the reason in `connectError`.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'suspended' | 'reconnecting' | 'refused';

export interface MatchSnapshot {
  readonly connection: ConnectionStatus;
  readonly connectError: ApiErrorBody | null;
  readonly match: MatchSummary | null; // null before the first sync
  readonly mySeat: number | null;
  readonly myOpeningHandAnswer: OpeningHandAnswer | null; // null: no seat, or the game has begun
  readonly wasKicked: boolean; // the host removed this player from the table
  readonly view: PlayerView | null; // null before the start
  readonly stateId: number; // -1 before the start
  readonly log: readonly LogEntry[]; // oldest first, without gaps
  readonly tableState: TableState | null; // null before the start
  readonly tableLog: readonly TableLogEntry[]; // oldest first, without gaps
  readonly clockSkew: number | null; // ms: server time minus device time; null: unknown
  readonly chat: readonly ChatLine[]; // oldest first, without gaps
  readonly chatHasMore: boolean; // older messages exist
  readonly presence: Presence;
  readonly commitment: string;
  readonly rematch: RematchTable | null; // rematch of the same players, after the end
  readonly isSending: boolean; // a move is not acknowledged yet
}

export const EMPTY_SNAPSHOT: MatchSnapshot = {
  connection: 'connecting',
  connectError: null,
  match: null,
  mySeat: null,
  myOpeningHandAnswer: null,
  wasKicked: false,
  view: null,
  stateId: -1,
  log: [],
  tableState: null,
  tableLog: [],
  clockSkew: null,
  chat: [],
  chatHasMore: false,
  presence: { connected: [], spectators: 0 },
  commitment: '',
  rematch: null,
  isSending: false,
};
