/** Immutable snapshot of a match on the client. A new object means a change. */
import type { OpeningHandAnswer, PlayerView } from '@great-fire/game';
import type {
  ChatLine,
  TableState,
  LedReplay,
  LogEntry,
  MatchSummary,
  RematchTable,
  Presence,
  TableLogEntry,
} from '@great-fire/protocol';
import { type ConnectionState, NOT_CONNECTED } from './connection';

export interface MatchSnapshot extends ConnectionState {
  readonly match: MatchSummary | null; // null before the first sync
  readonly mySeat: number | null;
  readonly isSeatOfPage: boolean; // the seat ends with this page, because the browser refuses cookies
  readonly myOpeningHandAnswer: OpeningHandAnswer | null; // null: no seat, or the game has begun
  readonly wasKicked: boolean; // the host removed this player from the table
  readonly view: PlayerView | null; // null before the start
  readonly stateId: number; // -1 before the start
  readonly log: readonly LogEntry[]; // oldest first, without gaps
  readonly tableState: TableState | null; // null before the start
  readonly tableLog: readonly TableLogEntry[]; // oldest first, without gaps
  readonly chat: readonly ChatLine[]; // oldest first, without gaps
  readonly chatHasMore: boolean; // older messages exist
  readonly presence: Presence;
  readonly commitment: string;
  readonly ledReplay: LedReplay | null; // null: without a leader so far
  readonly rematch: RematchTable | null; // rematch of the same players, after the end
  readonly isSending: boolean; // a move is not acknowledged yet
}

export const EMPTY_SNAPSHOT: MatchSnapshot = {
  ...NOT_CONNECTED,
  match: null,
  mySeat: null,
  isSeatOfPage: false,
  myOpeningHandAnswer: null,
  wasKicked: false,
  view: null,
  stateId: -1,
  log: [],
  tableState: null,
  tableLog: [],
  chat: [],
  chatHasMore: false,
  presence: { connected: [], spectators: 0 },
  commitment: '',
  ledReplay: null,
  rematch: null,
  isSending: false,
};
