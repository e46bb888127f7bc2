/** All that the page knows of a match at one moment; a new object only when something changed. */
import type { PlayerView } from '@great-fire/game';
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
 * `cut`: was live, comes back by itself. `held`: the server takes nothing for now, for it cannot reach its
 * storage; goes on by itself. `closed`: the server will not have us; `connectError` says why.
 */
export type ConnectionStatus = 'connecting' | 'live' | 'held' | 'cut' | 'closed';

export interface MatchSnapshot {
  readonly connection: ConnectionStatus;
  readonly connectError: ApiErrorBody | null;
  readonly match: MatchSummary | null; // null before the first sync
  readonly mySeat: number | null;
  readonly wasKicked: boolean; // the host took this person out of the table
  readonly view: PlayerView | null; // null before the start
  readonly stateId: number; // -1 before the start
  readonly log: readonly LogEntry[]; // oldest first, without a hole
  readonly tableState: TableState | null; // null before the start
  readonly tableLog: readonly TableLogEntry[]; // oldest first, without a hole
  readonly clockSkew: number | null; // ms that the server's clock is before this device's; null: not heard yet
  readonly chat: readonly ChatLine[]; // oldest first, without a hole
  readonly chatHasMore: boolean; // earlier lines exist
  readonly presence: Presence;
  readonly commitment: string;
  readonly rematch: RematchTable | null; // another game of the same people, once this one is over
  readonly isSending: boolean; // a move is not acknowledged yet
}

export const EMPTY_SNAPSHOT: MatchSnapshot = {
  connection: 'connecting',
  connectError: null,
  match: null,
  mySeat: null,
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
