import type { MatchSummary } from '@great-fire/protocol';
import { NO_TIME_CONTROL, personSeatSummary } from '@great-fire/protocol';

/** Returns the summary of a running table with three players. */
export const matchSummary = (overrides: Partial<MatchSummary> = {}): MatchSummary => ({
  id: 'testtab222',
  tableName: 'Fish Street Hill',
  status: 'running',
  private: false,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  timeControl: NO_TIME_CONTROL,
  language: 'en',
  profanityFilter: true,
  botSpeed: 'normal',
  spectatorAccess: 'open',
  seats: ['Anna', 'Margery', 'Tobias'].map(personSeatSummary),
  hostSeat: 0,
  turn: 1,
  activeSeat: 0,
  burning: [],
  spectators: 0,
  createdAt: 0,
  updatedAt: 0,
  ...overrides,
});
