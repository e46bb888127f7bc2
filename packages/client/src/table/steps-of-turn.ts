/** The steps that the bar shows for where the turn stands. */
import type { Turn } from '@great-fire/game';

export interface StepMark {
  readonly name: 'redeal' | 'band' | 'pawn' | 'spread' | 'act' | 'draw' | 'intensify';
  readonly state: 'done' | 'now' | 'to-come';
}

/**
 * One mark in setup, three in a turn; an intensify stands in for the step that called for it. The spread is
 * not done while its second move is being chosen. @source DBL-1
 */
export function stepsOfTurn({ step, intensifyBy }: Turn, isSpreadingAgain = false): readonly StepMark[] {
  switch (step) {
    case 'over':
      return [];
    case 'redeal':
    case 'band':
    case 'pawn':
      return [{ name: step, state: 'now' }];
    case 'spread':
      return marks('spread', 0);
    case 'act':
      return marks('spread', isSpreadingAgain ? 0 : 1);
    case 'intensify':
      return intensifyBy === 'discard' ? marks('intensify', 0) : marks('spread', 2);
  }
}

function marks(first: StepMark['name'], now: number): readonly StepMark[] {
  const last: StepMark['name'] = now === 2 ? 'intensify' : 'draw';
  return [first, 'act' as const, last].map((name, index) => ({
    name,
    state: index < now ? 'done' : index === now ? 'now' : 'to-come',
  }));
}
