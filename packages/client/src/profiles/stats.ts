/** Statistics over a player's games. */
import type { GameTotals } from '@great-fire/protocol';

export type StatTotals = Omit<GameTotals, 'players' | 'options'>;

const STAT_KEYS = [
  'games',
  'wins',
  'sharedWins',
  'vp',
  'houses',
  'conesPutOut',
  'objectivesSurvived',
  'objectivesLost',
] as const;

const ZERO_TOTALS: StatTotals = {
  games: 0,
  wins: 0,
  sharedWins: 0,
  vp: 0,
  houses: 0,
  conesPutOut: 0,
  objectivesSurvived: 0,
  objectivesLost: 0,
};

/** Sums up all games. */
export function sumTotals(totals: readonly GameTotals[]): StatTotals {
  const sums = { ...ZERO_TOTALS };
  for (const total of totals) for (const key of STAT_KEYS) sums[key] += total[key];
  return sums;
}

/** Returns the average per game; null without games. */
export const perGame = (sum: number, { games }: StatTotals): number | null =>
  games === 0 ? null : sum / games;

/** Returns the share of games won, alone or shared; null without games. */
export const winRate = (sums: StatTotals): number | null => perGame(sums.wins + sums.sharedWins, sums);

/** Returns the share of surviving objectives; null without objectives. */
export const objectiveRate = ({ objectivesSurvived, objectivesLost }: StatTotals): number | null =>
  objectivesSurvived + objectivesLost === 0
    ? null
    : objectivesSurvived / (objectivesSurvived + objectivesLost);
