/** The account of END-2 in the order in which it is told. */
import type { Score } from '@great-fire/game';

const START = 40;

export type Line = 'start' | 'houses' | 'cones' | 'objectives' | 'tokens' | 'hero';

/** The lines of the ledger, and what each adds to a score. @source END-2 */
export const LINES: readonly { readonly line: Line; readonly of: (score: Score) => number }[] = [
  { line: 'start', of: () => START },
  { line: 'houses', of: ({ houses }) => houses - START },
  { line: 'cones', of: ({ cones }) => cones },
  { line: 'objectives', of: ({ objectives }) => objectives },
  { line: 'tokens', of: ({ oneVp }) => oneVp },
  { line: 'hero', of: ({ hero }) => hero },
];

/** What is turned up in between, before the line that needs it. */
export type Turned = 'colours' | 'kept' | 'held';

export type Beat = Line | Turned | 'total';

const LINE_MS = 700;
const TURN_MS = 500;
const TURNS: readonly Beat[] = ['colours', 'kept', 'held'] satisfies readonly Turned[];

/** Everything that is told, one thing after another. Open colours are nothing to turn up. */
export function beatsOf(hiddenColours: boolean): readonly Beat[] {
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
export const lengthOf = (beat: Beat): number => (TURNS.includes(beat) ? TURN_MS : LINE_MS);

/** A score as far as it has been told. */
export function sumOf(score: Score, isTold: (beat: Beat) => boolean): number {
  return LINES.filter(({ line }) => isTold(line)).reduce((sum, { of }) => sum + of(score), 0);
}
