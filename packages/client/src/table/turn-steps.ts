/** The steps that the bar shows for where the turn stands. */
import type { Turn } from '@great-fire/game';

export interface TurnStep {
  readonly name: 'redeal' | 'band' | 'pawn' | 'spread' | 'act' | 'draw' | 'intensify';
  readonly state: 'done' | 'current' | 'upcoming';
}

/**
 * One mark in setup, three in a turn; an intensify stands in for the step that called for it. The spread is
 * not done while its second move is being chosen. @source DBL-1
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
