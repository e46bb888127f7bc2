/** Steps through a replay by move, turn or round. */
import { previousStart, nextStart } from './model/turns';
import type { Replay } from './replay-context';

interface StepPair {
  readonly previous: () => void;
  readonly next: () => void;
}

export interface ReplayNavigation {
  readonly move: StepPair;
  readonly turn: StepPair;
  readonly round: StepPair;
  readonly toStart: () => void;
  readonly toEnd: () => void;
}

export const STEP_UNITS = ['move', 'turn', 'round'] as const;

/** Creates the navigation. Calls `onStep` at each step, to stop autoplay. */
export function createNavigation(
  { move, last, turns, rounds, goTo }: Pick<Replay, 'move' | 'last' | 'turns' | 'rounds' | 'goTo'>,
  onStep: () => void,
): ReplayNavigation {
  const stepTo = (target: () => number) => () => {
    onStep();
    goTo(target());
  };
  const stepBy = (starts: typeof turns): StepPair => ({
    previous: stepTo(() => previousStart(starts, move)),
    next: stepTo(() => nextStart(starts, move, last)),
  });
  return {
    move: { previous: stepTo(() => move - 1), next: stepTo(() => move + 1) },
    turn: stepBy(turns),
    round: stepBy(rounds),
    toStart: stepTo(() => 0),
    toEnd: stepTo(() => last),
  };
}
