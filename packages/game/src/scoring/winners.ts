/** END-4: the winners and the tie-breaks. */
import type { Result, Score, TieBreak } from '../state';

/** Returns the winners, and the criterion that broke a tie. @source END-4 */
export function findWinners(scores: readonly Score[]): Pick<Result, 'winners' | 'decidedBy'> {
  let best = filterBest(scores, (score) => score.total);
  let decidedBy: TieBreak | null = null;
  // `houses` is 2 VP for each own house standing, so comparing it compares the numbers of houses.
  for (const line of ['cones', 'houses', 'objectives'] as const) {
    if (best.length === 1) break;
    best = filterBest(best, (score) => score[line]);
    decidedBy = line;
  }
  if (best.length > 1) decidedBy = 'shared';
  return { winners: best.map((score) => score.seat), decidedBy };
}

function filterBest(scores: readonly Score[], value: (score: Score) => number): readonly Score[] {
  const max = Math.max(...scores.map(value));
  return scores.filter((score) => value(score) === max);
}
