/** Autoplay from the displayed position. */
import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';

/** Moves per second. */
export const SPEEDS = [1, 2, 5, 10] as const;
type Speed = (typeof SPEEDS)[number];

interface SpeedState {
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

/** The chosen speed, until the page is closed. */
export const useSpeed = create<SpeedState>((set) => ({
  speed: 2,
  setSpeed: (speed) => set({ speed }),
}));

export interface Autoplay {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** Advances the replay while playing. Stops at the last move; started there, it plays from the beginning. */
export function useAutoplay(move: number, last: number, goTo: (move: number) => void): Autoplay {
  const [isStarted, setStarted] = useState(false);
  const { speed } = useSpeed();
  const isPlaying = isStarted && move < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => goTo(move + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, move, speed, goTo]);
  const stop = useCallback(() => setStarted(false), []);
  const toggle = useCallback(() => {
    if (!isPlaying && move >= last) goTo(0);
    setStarted(!isPlaying);
  }, [isPlaying, move, last, goTo]);
  return { isPlaying, stop, toggle };
}
