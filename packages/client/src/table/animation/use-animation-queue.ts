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

// Skips on `click`, not on `pointerdown`: React then renders the end of the animation and the result of the press at
// once.
const SKIP_EVENTS = ['click', 'pointercancel', 'keydown'] as const;
const GAP_MS = 90; // ms between two moves, to separate them

/**
 * Animates incoming moves one after the other. Any press or key skips to the live state. If `panRef` holds a zoomed
 * map, the queue waits for its pans.
 */
export function useAnimationQueue(isPaused: boolean, panRef: PanRef): AnimationQueueHandle {
  const { view, stateId, log, viewAt, match } = useTable('view', 'stateId', 'log', 'viewAt', 'match');
  const isMotionReduced = useMotionSetting(({ isReduced: isReduced }) => isReduced);
  const [queue, setQueue] = useState(() => createIdleQueue({ stateId, view }));
  if (queue.live.view !== view) {
    const live = { stateId, view };
    const shouldAnimate = !isMotionReduced && !isPaused && document.visibilityState === 'visible';
    const from = queue.live.stateId;
    setQueue(enqueue(queue, live, shouldAnimate ? planAnimations(from, live, { log, viewAt, match }) : []));
  }

  const currentStep = getCurrentStep(queue);
  const key = currentStep?.key ?? null;
  const isLast = currentStep !== null && queue.stepIndex + 1 === currentStep.animation.steps.length;
  const durationMs =
    currentStep === null
      ? 0
      : (getStepDuration(currentStep.step) + (isLast && !currentStep.animation.isOwn ? GAP_MS : 0)) /
        currentStep.speed;
  // A transition: redrawing the map can wait until React has rendered the result of the press.
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
      // Moves that arrive before the next render start another timer for the same step.
      startTransition(() => setQueue((current) => advanceFrom(current, key)));
    };
    const timer = setTimeout(advance, isPan ? (panRef.current?.remainingPanMs() ?? 0) : durationMs);
    return () => clearTimeout(timer);
  }, [key, durationMs, isPan, panRef]);

  const isPlaying = key !== null;
  // A layout effect: the listeners exist before the user can see the animation.
  useLayoutEffect(() => {
    if (!isPlaying) return undefined;
    // Capture phase: skip first, so that the press or key then acts on the live game.
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
