import { useCallback, useEffect, useState } from 'react';
import type { PlayerView } from '@great-fire/game';
import { useMotionSetting } from '../../lib/reduced-motion';
import { useDisplayStore } from '../model/display-context';
import type { Display } from '../model/display-store';
import { useSkip } from '../model/use-skip';
import { type Moment, getMomentMs, momentsOfMove } from './moments';

export interface PlayingMoment {
  readonly key: string;
  readonly moment: Moment;
  readonly before: PlayerView;
  readonly after: PlayerView;
  readonly durationMs: number;
}

const SKIP_EVENTS = ['click', 'keydown'] as const;

/** Returns the state of the animated move once the table displays it, else null. */
const stateInPlay = ({ currentStep, displayed }: Display): number | null =>
  currentStep?.animation.stateId === displayed.stateId ? displayed.stateId : null;

function createMoments({ currentStep }: Display): readonly PlayingMoment[] {
  if (currentStep === null) return [];
  const { animation, before, after, speed } = currentStep;
  return momentsOfMove(animation.events, after).map((moment, nth) => ({
    ...{ key: `${animation.stateId}.${nth}`, moment, before, after },
    durationMs: getMomentMs(moment, after) / Math.max(1, speed),
  }));
}

/**
 * Returns the moments that play now. A move's moments begin when its animation shows the state after it, and run
 * beside the queue: no decision waits for them. A press or key ends them all; only a press on a picture that can be
 * read does nothing else. With reduced motion there are none.
 */
export function useMoments(): readonly PlayingMoment[] {
  const store = useDisplayStore();
  const isReduced = useMotionSetting((motion) => motion.isReduced);
  const [playing, setPlaying] = useState<readonly PlayingMoment[]>([]);

  useEffect(() => {
    if (isReduced) return undefined;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const unsubscribe = store.subscribe((display, previous) => {
      const stateId = stateInPlay(display);
      if (stateId === null || stateId === stateInPlay(previous)) return;
      const added = createMoments(display);
      if (added.length === 0) return;
      setPlaying((others) => [...others, ...added]);
      // Moments of one move end together: the shorter ones rest at their last frame.
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          setPlaying((others) => others.filter((moment) => !added.includes(moment)));
        },
        Math.max(...added.map(({ durationMs }) => durationMs)),
      );
      timers.add(timer);
    });
    return () => {
      unsubscribe();
      for (const timer of timers) clearTimeout(timer);
      setPlaying([]);
    };
  }, [store, isReduced]);

  const skip = useCallback(() => setPlaying([]), []);
  useSkip(playing.length > 0, SKIP_EVENTS, skip);
  return playing;
}
