import { useCallback, useEffect, useState } from 'react';
import { useMotion } from '../../shell/motion';
import type { Beat } from './account';
import { beatsOf, lengthOf } from './account';

/** The id of the button that tells again, or ends the telling. */
export const TELL_AGAIN = 'tell-again';

const ONLY_HELD = ['Shift', 'Control', 'Alt', 'Meta'];

export interface Telling {
  readonly isTold: (beat: Beat) => boolean;
  readonly now: Beat | null; // what is being told; null: all is told
  readonly canTellAgain: boolean;
  readonly again: () => void;
  readonly skip: () => void;
}

/**
 * Tells the account beat by beat. It begins by itself only for who saw the game end (`isFresh`); a press
 * of anything ends it. Where nothing may move all is told at once.
 */
export function useTelling(hiddenColours: boolean, isFresh: boolean): Telling {
  const isStill = useMotion((state) => state.isStill);
  const beats = beatsOf(hiddenColours);
  const [at, setAt] = useState(isFresh && !isStill ? 0 : beats.length);
  const now = isStill ? null : (beats[at] ?? null);
  const skip = useCallback(() => setAt(Infinity), []);
  const again = useCallback(() => setAt(0), []);
  useEffect(() => {
    if (now === null) return undefined;
    const next = setTimeout(() => setAt((beat) => beat + 1), lengthOf(now));
    const press = (event: Event) => {
      const isHeld = event instanceof KeyboardEvent && ONLY_HELD.includes(event.key);
      // The button that tells again ends it by its own click; ended before, the click would begin anew.
      const isOwn = event.target instanceof Element && event.target.closest(`#${TELL_AGAIN}`) !== null;
      if (!isHeld && !isOwn) skip();
    };
    window.addEventListener('pointerdown', press);
    window.addEventListener('keydown', press);
    return () => {
      clearTimeout(next);
      window.removeEventListener('pointerdown', press);
      window.removeEventListener('keydown', press);
    };
  }, [now, skip]);
  const isTold = (beat: Beat) => now === null || beats.indexOf(beat) <= beats.indexOf(now);
  return { isTold, now, canTellAgain: !isStill, again, skip };
}
