/** The order of the score table and the tie-break of its heading, derived from the result. */
import type { Result, Score, TieBreak } from '@great-fire/game';
import { HOUSE_VP, STARTING_VP } from '@great-fire/game';

/** Returns the scores in order: winners first, then by total, then by seat. */
export function rankScores({ scores, winners }: Result): readonly Score[] {
  const winnerRank = (score: Score) => Number(winners.includes(score.seat));
  return [...scores].sort((a, b) => winnerRank(b) - winnerRank(a) || b.total - a.total || a.seat - b.seat);
}

/** Returns the scores that share the highest total. A single score if there is no tie. */
export function getTiedLeaders({ scores }: Result): readonly Score[] {
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === best);
}

const HOUSES_PER_COLOUR = STARTING_VP / HOUSE_VP;

/** Returns the value that a tie-break compares. @source END-4 */
export function getTieBreakValue(score: Score, tieBreak: TieBreak): number {
  switch (tieBreak) {
    case 'cones':
      return score.cones;
    case 'houses':
      return HOUSES_PER_COLOUR - (STARTING_VP - score.houses) / HOUSE_VP;
    case 'objectives':
      return score.objectives;
    case 'shared':
      return score.total;
  }
}
