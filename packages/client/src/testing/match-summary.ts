import { type MatchSummary, completeTableOptions, personSeatSummary } from '@great-fire/protocol';

/** Returns the summary of a running table with three players. */
export const matchSummary = (overrides: Partial<MatchSummary> = {}): MatchSummary => ({
  id: 'testtab222',
  tableName: 'Fish Street Hill',
  status: 'running',
  ...completeTableOptions({}),
  profanityFilter: true,
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
