/** A person's games added up. */
import type { GameTotals } from '@great-fire/protocol';

export type Sums = Omit<GameTotals, 'players' | 'options'>;

const FIGURES = ['games', 'won', 'shared', 'vp', 'houses', 'putOut', 'kept', 'lost'] as const;

const NONE: Sums = { games: 0, won: 0, shared: 0, vp: 0, houses: 0, putOut: 0, kept: 0, lost: 0 };

/** All games together. */
export function sumOf(totals: readonly GameTotals[]): Sums {
  const sums = { ...NONE };
  for (const total of totals) for (const figure of FIGURES) sums[figure] += total[figure];
  return sums;
}

/** So much of something a game; null without games. */
export const aGame = (sum: number, { games }: Sums): number | null => (games === 0 ? null : sum / games);

/** The share of games that were won, alone or with others; null without games. */
export const winShare = (sums: Sums): number | null => aGame(sums.won + sums.shared, sums);

/** The share of objectives that survived; null where there were none. */
export const keptShare = ({ kept, lost }: Sums): number | null =>
  kept + lost === 0 ? null : kept / (kept + lost);
