import { RULES_VERSION } from '@great-fire/game';
import { type Sync, personSeatSummary } from '@great-fire/protocol';
import { matchSummary } from './match-summary';

/** A table before the start with two of three players. */
export const OPEN_TABLE = matchSummary({
  ...{ status: 'open', hostSeat: 0, turn: 0, activeSeat: null },
  seats: [personSeatSummary('Anna'), personSeatSummary('Ben'), personSeatSummary(null)],
});

/** Returns what a server sends to a visitor of an open table, with these changes. */
export const syncOf = (changes: Partial<Sync> = {}): Sync => ({
  match: OPEN_TABLE,
  rulesVersion: RULES_VERSION,
  mySeat: null,
  myOpeningHandAnswer: null,
  wasKicked: false,
  frame: null,
  log: [],
  tableState: null,
  tableLog: [],
  serverTime: 0,
  chat: [],
  chatHasMore: false,
  presence: { connected: [], spectators: 0 },
  seedCommitment: '',
  rematch: null,
  ...changes,
});
