import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useMotion } from '../../shell/motion';
import { useTable } from '../table-context';
import { lengthOf } from './beats';
import type { Eye } from './eye';
import type { Moment, Playing, Reel, Scene } from './reel';
import { advancedFrom, arrived, ended, playing, reelAt, retold } from './reel';
import { scenesBetween } from './scenes';

export interface RunningReel {
  readonly reel: Reel;
  readonly now: Playing | null;
  readonly end: () => void;
  readonly retell: (from: Moment, scenes: readonly Scene[]) => void;
}

// Not when a finger comes down: what its press does and the end of the telling are then drawn in one.
const PRESSES = ['click', 'pointercancel', 'keydown'] as const;
const REST_MS = 90; // between two moves, so that they are told apart

/**
 * Tells the moves that come in, one after the other; a press or a key ends the telling at once. Where `eye`
 * sees a part of the map only, the telling waits for it.
 */
export function useReel(isAway: boolean, eye: Eye): RunningReel {
  const { view, stateId, log, viewAt } = useTable();
  const isStill = useMotion(({ isStill: still }) => still);
  const [reel, setReel] = useState(() => reelAt({ stateId, view }));
  if (reel.live.view !== view) {
    const live = { stateId, view };
    const isTold = !isStill && !isAway && document.visibilityState === 'visible';
    const from = reel.live.stateId;
    setReel(arrived(reel, live, isTold ? scenesBetween(from, live, { log, viewAt }) : []));
  }

  const now = playing(reel);
  const key = now?.key ?? null;
  const isLast = now !== null && reel.beat + 1 === now.scene.beats.length;
  const ms = now === null ? 0 : (lengthOf(now.beat) + (isLast && !now.scene.isOwn ? REST_MS : 0)) / now.pace;
  // The map is drawn anew for it, which can wait until the press itself is answered.
  const end = useCallback(() => startTransition(() => setReel(ended)), []);
  const retell = useCallback(
    (from: Moment, scenes: readonly Scene[]) => setReel((present) => retold(present, from, scenes)),
    [],
  );
  const isLook = now?.beat.kind === 'look';
  useEffect(() => {
    if (key === null) return undefined;
    const advance = () => {
      if (isLook) eye.current?.arrive();
      // Moves that arrive before this is drawn set another timer for the same beat.
      startTransition(() => setReel((present) => advancedFrom(present, key)));
    };
    const timer = setTimeout(advance, isLook ? (eye.current?.movesFor() ?? 0) : ms);
    return () => clearTimeout(timer);
  }, [key, ms, isLook, eye]);

  const isPlaying = key !== null;
  // Before the paint, so that a press ends the story as soon as the story can be seen.
  useLayoutEffect(() => {
    if (!isPlaying) return undefined;
    // Before anything else hears of it: the press or key then counts on the live game.
    const options = { capture: true } as const;
    for (const type of PRESSES) window.addEventListener(type, end, options);
    document.addEventListener('visibilitychange', end);
    return () => {
      for (const type of PRESSES) window.removeEventListener(type, end, options);
      document.removeEventListener('visibilitychange', end);
    };
  }, [isPlaying, end]);
  return { reel, now, end, retell };
}
