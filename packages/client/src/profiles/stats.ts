/** A person's games added up. */
import type { GameTotals } from '@great-fire/protocol';

export type StatTotals = Omit<GameTotals, 'players' | 'options'>;

const STAT_KEYS = ['games', 'won', 'shared', 'vp', 'houses', 'putOut', 'kept', 'lost'] as const;

const ZERO_TOTALS: StatTotals = {
  games: 0,
  won: 0,
  shared: 0,
  vp: 0,
  houses: 0,
  putOut: 0,
  kept: 0,
  lost: 0,
};

/** All games together. */
export function sumTotals(totals: readonly GameTotals[]): StatTotals {
  const sums = { ...ZERO_TOTALS };
  for (const total of totals) for (const key of STAT_KEYS) sums[key] += total[key];
  return sums;
}

/** So much of something a game; null without games. */
export const perGame = (sum: number, { games }: StatTotals): number | null =>
  games === 0 ? null : sum / games;

/** The share of games that were won, alone or with others; null without games. */
export const winRate = (sums: StatTotals): number | null => perGame(sums.won + sums.shared, sums);

/** The share of objectives that survived; null where there were none. */
export const objectiveRate = ({ kept, lost }: StatTotals): number | null =>
  kept + lost === 0 ? null : kept / (kept + lost);
