import { useEffect, useLayoutEffect } from 'react';
import { useStoreFields } from '../../lib/use-store-fields';
import type { TableStore } from '../model/table-context';
import type { CurrentStep } from './animation-queue';
import type { LiveDisplay } from './display-store';
import { getStepDuration } from './steps';

// Skips on `click`, not on `pointerdown`: React then renders the end of the animation and the result of the press at
// once.
const SKIP_EVENTS = ['click', 'pointercancel', 'keydown'] as const;
const GAP_MS = 90; // ms between two moves, to separate them

function getDurationMs({ step, animation, speed }: CurrentStep): number {
  const isLast = animation.steps.at(-1) === step;
  return (getStepDuration(step) + (isLast && !animation.isOwn ? GAP_MS : 0)) / speed;
}

/**
 * Follows the table and plays the animations one after the other. Any press or key skips to the live state. If the map
 * is zoomed, waits for its pans.
 */
export function useDisplayController(
  { store, followTable, advance, skip }: LiveDisplay,
  table: TableStore,
): void {
  useEffect(() => {
    followTable();
    return table.subscribe(followTable);
  }, [table, followTable]);

  const { currentStep } = useStoreFields(store, ['currentStep']);
  const key = currentStep?.key ?? null;
  const durationMs = currentStep === null ? 0 : getDurationMs(currentStep);
  const isPan = currentStep?.step.kind === 'look';
  useEffect(() => {
    if (key === null) return undefined;
    const { map } = store.getState();
    const finish = () => {
      if (isPan) map?.finishPan();
      advance(key); // moves that arrive before the next render start another timer for the same step
    };
    const timer = setTimeout(finish, isPan ? (map?.remainingPanMs ?? 0) : durationMs);
    return () => clearTimeout(timer);
  }, [store, key, durationMs, isPan, advance]);

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
}
