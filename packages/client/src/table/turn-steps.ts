/** The steps that the stepper shows for the turn. */
import type { Turn } from '@great-fire/game';

export interface TurnStep {
  readonly name: 'redeal' | 'band' | 'pawn' | 'spread' | 'act' | 'draw' | 'intensify';
  readonly state: 'done' | 'current' | 'upcoming';
}

/**
 * Returns the steps of a turn: one in setup, three in a turn, none at the end. An intensify replaces the step that
 * caused it. The spread stays current while the double move is selected.
 *
 * @source DBL-1
 */
export function getTurnSteps({ step, intensifyBy }: Turn, isDoubleMove = false): readonly TurnStep[] {
  switch (step) {
    case 'over':
      return [];
    case 'redeal':
    case 'band':
    case 'pawn':
      return [{ name: step, state: 'current' }];
    case 'spread':
      return buildSteps('spread', 0);
    case 'act':
      return buildSteps('spread', isDoubleMove ? 0 : 1);
    case 'intensify':
      return intensifyBy === 'discard' ? buildSteps('intensify', 0) : buildSteps('spread', 2);
  }
}

function buildSteps(first: TurnStep['name'], currentIndex: number): readonly TurnStep[] {
  const last: TurnStep['name'] = currentIndex === 2 ? 'intensify' : 'draw';
  return [first, 'act' as const, last].map((name, index) => ({
    name,
    state: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming',
  }));
}
