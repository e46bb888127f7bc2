/** The steps from the position shown: to the move, turn or round before and after it. */
import { backward, onward } from './model/steps';
import type { Replay } from './replay-context';

interface Way {
  readonly back: () => void;
  readonly on: () => void;
}

export interface Ways {
  readonly move: Way;
  readonly turn: Way;
  readonly round: Way;
  readonly toStart: () => void;
  readonly toEnd: () => void;
}

export const STRIDES = ['move', 'turn', 'round'] as const;

/** `before` is called at each step: who steps plays no more. */
export function waysOf(
  { move, last, turns, rounds, goTo }: Pick<Replay, 'move' | 'last' | 'turns' | 'rounds' | 'goTo'>,
  before: () => void,
): Ways {
  const to = (goal: () => number) => () => {
    before();
    goTo(goal());
  };
  const by = (starts: typeof turns): Way => ({
    back: to(() => backward(starts, move)),
    on: to(() => onward(starts, move, last)),
  });
  return {
    move: { back: to(() => move - 1), on: to(() => move + 1) },
    turn: by(turns),
    round: by(rounds),
    toStart: to(() => 0),
    toEnd: to(() => last),
  };
}
