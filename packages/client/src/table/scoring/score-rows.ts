/** The account of END-2 in the order in which it is told. */
import type { Score } from '@great-fire/game';

const START_VP = 40;

export type ScoreRow = 'start' | 'houses' | 'cones' | 'objectives' | 'tokens' | 'hero';

/** The lines of the ledger, and what each adds to a score. @source END-2 */
export const SCORE_ROWS: readonly { readonly row: ScoreRow; readonly getValue: (score: Score) => number }[] =
  [
    { row: 'start', getValue: () => START_VP },
    { row: 'houses', getValue: ({ houses }) => houses - START_VP },
    { row: 'cones', getValue: ({ cones }) => cones },
    { row: 'objectives', getValue: ({ objectives }) => objectives },
    { row: 'tokens', getValue: ({ oneVp }) => oneVp },
    { row: 'hero', getValue: ({ hero }) => hero },
  ];

/** What is turned up in between, before the line that needs it. */
export type RevealedItem = 'colours' | 'kept' | 'held';

export type RevealStep = ScoreRow | RevealedItem | 'total';

const ROW_MS = 700;
const ITEM_MS = 500;
const REVEALED_ITEMS: readonly RevealStep[] = ['colours', 'kept', 'held'] satisfies readonly RevealedItem[];

/** Everything that is told, one thing after another. Open colours are nothing to turn up. */
export function getRevealSteps(hiddenColours: boolean): readonly RevealStep[] {
  return [
    'start',
    ...(hiddenColours ? ['colours' as const] : []),
    'houses',
    'cones',
    'kept',
    'objectives',
    'held',
    'tokens',
    'hero',
    'total',
  ];
}

/** How long a beat lasts before the next. */
export const getStepDuration = (step: RevealStep): number =>
  REVEALED_ITEMS.includes(step) ? ITEM_MS : ROW_MS;

/** A score as far as it has been told. */
export function getPartialTotal(score: Score, isRevealed: (step: RevealStep) => boolean): number {
  return SCORE_ROWS.filter(({ row }) => isRevealed(row)).reduce(
    (sum, { getValue }) => sum + getValue(score),
    0,
  );
}
