/** The order of the ledger and the words of its heading: from the result alone. */
import type { Result, Score, TieBreak } from '@great-fire/game';

/** Winners first, then by total; equal totals stay in turn order. */
export function rankScores({ scores, winners }: Result): readonly Score[] {
  const winnerRank = (score: Score) => Number(winners.includes(score.seat));
  return [...scores].sort((a, b) => winnerRank(b) - winnerRank(a) || b.total - a.total || a.seat - b.seat);
}

/** The scores that tie for the first place: one when nobody ties. */
export function getTiedLeaders({ scores }: Result): readonly Score[] {
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === best);
}

const FULL_HOUSES_VP = 40;
const HOUSES_PER_COLOUR = 20;
const HOUSE_VP = 2;

/** The figure by which a tie-break compares. @source END-4 */
export function getTieBreakValue(score: Score, tieBreak: TieBreak): number {
  switch (tieBreak) {
    case 'cones':
      return score.cones;
    case 'houses':
      return HOUSES_PER_COLOUR - (FULL_HOUSES_VP - score.houses) / HOUSE_VP;
    case 'objectives':
      return score.objectives;
    case 'shared':
      return score.total;
  }
}
