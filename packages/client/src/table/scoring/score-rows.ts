/** The rows of the score (END-2) in the order of the reveal. */
import { HOUSE_VP, STARTING_VP, type Score, type Result, type TieBreak } from '@great-fire/game';

const HOUSES_PER_COLOUR = STARTING_VP / HOUSE_VP;

const START_VP = 40;

export type ScoreRow = 'start' | 'houses' | 'cones' | 'objectives' | 'tokens' | 'hero';

/** The rows of the score table and their values. @source END-2 */
export const SCORE_ROWS: readonly { readonly row: ScoreRow; readonly getValue: (score: Score) => number }[] =
  [
    { row: 'start', getValue: () => START_VP },
    { row: 'houses', getValue: ({ houses }) => houses - START_VP },
    { row: 'cones', getValue: ({ cones }) => cones },
    { row: 'objectives', getValue: ({ objectives }) => objectives },
    { row: 'tokens', getValue: ({ oneVp }) => oneVp },
    { row: 'hero', getValue: ({ hero }) => hero },
  ];

/** Hidden items that are revealed before the rows that need them. */
export type RevealedItem = 'colours' | 'hidden-objectives' | 'hidden-hand';

export type RevealStep = ScoreRow | RevealedItem | 'total';

const ROW_MS = 700;
const ITEM_MS = 500;
const REVEALED_ITEMS: readonly RevealStep[] = [
  'colours',
  'hidden-objectives',
  'hidden-hand',
] satisfies readonly RevealedItem[];

/** Returns all steps of the reveal in order. Open colours are not a step. */
export function getRevealSteps(hiddenColours: boolean): readonly RevealStep[] {
  return [
    'start',
    ...(hiddenColours ? ['colours' as const] : []),
    'houses',
    'cones',
    'hidden-objectives',
    'objectives',
    'hidden-hand',
    'tokens',
    'hero',
    'total',
  ];
}

/** Returns the duration of a reveal step in ms. */
export const getScoreStepDuration = (step: RevealStep): number =>
  REVEALED_ITEMS.includes(step) ? ITEM_MS : ROW_MS;

/** Returns the sum of the revealed rows. */
export function getPartialTotal(score: Score, isRevealed: (step: RevealStep) => boolean): number {
  return SCORE_ROWS.filter(({ row }) => isRevealed(row)).reduce(
    (sum, { getValue }) => sum + getValue(score),
    0,
  );
}

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
