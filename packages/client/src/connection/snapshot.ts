/** All that the page knows of a match at one moment; a new object only when something changed. */
import type { PlayerView } from '@great-fire/game';
import type {
  ApiErrorBody,
  ChatLine,
  Conduct,
  LogEntry,
  MatchSummary,
  NextTable,
  Presence,
  TableEntry,
} from '@great-fire/protocol';

/**
 * `cut`: was live, comes back by itself. `held`: the server takes nothing for now, for it cannot reach its
 * storage; goes on by itself. `closed`: the server will not have us; `refusal` says why.
 */
export type LineState = 'connecting' | 'live' | 'held' | 'cut' | 'closed';

export interface MatchSnapshot {
  readonly line: LineState;
  readonly refusal: ApiErrorBody | null;
  readonly match: MatchSummary | null; // null before the first sync
  readonly mySeat: number | null;
  readonly wasRemoved: boolean; // the host took this person out of the table
  readonly view: PlayerView | null; // null before the start
  readonly stateId: number; // -1 before the start
  readonly log: readonly LogEntry[]; // oldest first, without a hole
  readonly conduct: Conduct | null; // null before the start
  readonly tableLog: readonly TableEntry[]; // oldest first, without a hole
  readonly ahead: number | null; // ms that the server's clock is before this device's; null: not heard yet
  readonly chat: readonly ChatLine[]; // oldest first, without a hole
  readonly chatIsWhole: boolean; // nothing was said before them
  readonly presence: Presence;
  readonly commitment: string;
  readonly next: NextTable | null; // another game of the same people, once this one is over
  readonly sending: boolean; // a move is not acknowledged yet
}

export const NOTHING_YET: MatchSnapshot = {
  line: 'connecting',
  refusal: null,
  match: null,
  mySeat: null,
  wasRemoved: false,
  view: null,
  stateId: -1,
  log: [],
  conduct: null,
  tableLog: [],
  ahead: null,
  chat: [],
  chatIsWhole: true,
  presence: { seats: [], spectators: 0 },
  commitment: '',
  next: null,
  sending: false,
};
