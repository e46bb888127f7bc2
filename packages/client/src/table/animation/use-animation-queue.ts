import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useMotionSetting } from '../../lib/reduced-motion';
import { useTable } from '../table-context';
import { getStepDuration } from './steps';
import type { PanRef } from './viewport-pan-context';
import type { GameFrame, CurrentStep, AnimationQueue, MoveAnimation } from './animation-queue';
import { advanceFrom, enqueue, flush, getCurrentStep, createIdleQueue, startReplay } from './animation-queue';
import { planAnimations } from './plan-animations';

export interface AnimationQueueHandle {
  readonly queue: AnimationQueue;
  readonly currentStep: CurrentStep | null;
  readonly skip: () => void;
  readonly replay: (from: GameFrame, scenes: readonly MoveAnimation[]) => void;
}

// Not when a finger comes down: what its press does and the end of the telling are then drawn in one.
const SKIP_EVENTS = ['click', 'pointercancel', 'keydown'] as const;
const GAP_MS = 90; // between two moves, so that they are told apart

/**
 * Tells the moves that come in, one after the other; a press or a key ends the telling at once. Where `panRef`
 * sees a part of the map only, the telling waits for it.
 */
export function useAnimationQueue(isPaused: boolean, panRef: PanRef): AnimationQueueHandle {
  const { view, stateId, log, viewAt } = useTable();
  const isMotionReduced = useMotionSetting(({ isReduced: isReduced }) => isReduced);
  const [queue, setQueue] = useState(() => createIdleQueue({ stateId, view }));
  if (queue.live.view !== view) {
    const live = { stateId, view };
    const shouldAnimate = !isMotionReduced && !isPaused && document.visibilityState === 'visible';
    const from = queue.live.stateId;
    setQueue(enqueue(queue, live, shouldAnimate ? planAnimations(from, live, { log, viewAt }) : []));
  }

  const currentStep = getCurrentStep(queue);
  const key = currentStep?.key ?? null;
  const isLast = currentStep !== null && queue.stepIndex + 1 === currentStep.animation.steps.length;
  const durationMs =
    currentStep === null
      ? 0
      : (getStepDuration(currentStep.step) + (isLast && !currentStep.animation.isOwn ? GAP_MS : 0)) /
        currentStep.speed;
  // The map is drawn anew for it, which can wait until the press itself is answered.
  const skip = useCallback(() => startTransition(() => setQueue(flush)), []);
  const replay = useCallback(
    (from: GameFrame, animations: readonly MoveAnimation[]) =>
      setQueue((current) => startReplay(current, from, animations)),
    [],
  );
  const isPan = currentStep?.step.kind === 'look';
  useEffect(() => {
    if (key === null) return undefined;
    const advance = () => {
      if (isPan) panRef.current?.finishPan();
      // Moves that arrive before this is drawn set another timer for the same beat.
      startTransition(() => setQueue((current) => advanceFrom(current, key)));
    };
    const timer = setTimeout(advance, isPan ? (panRef.current?.remainingPanMs() ?? 0) : durationMs);
    return () => clearTimeout(timer);
  }, [key, durationMs, isPan, panRef]);

  const isPlaying = key !== null;
  // Before the paint, so that a press ends the story as soon as the story can be seen.
  useLayoutEffect(() => {
    if (!isPlaying) return undefined;
    // Before anything else hears of it: the press or key then counts on the live game.
    const options = { capture: true } as const;
    for (const type of SKIP_EVENTS) window.addEventListener(type, skip, options);
    document.addEventListener('visibilitychange', skip);
    return () => {
      for (const type of SKIP_EVENTS) window.removeEventListener(type, skip, options);
      document.removeEventListener('visibilitychange', skip);
    };
  }, [isPlaying, skip]);
  return { queue, currentStep, skip, replay };
}
