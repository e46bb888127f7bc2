/** Plays a game on by itself, from the position shown. */
import { useEffect, useState } from 'react';

/** Moves a second. */
export const SPEEDS = [1, 2, 5, 10] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Player {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** At the end it stops; begun there, it plays from the start. */
export function usePlayer(move: number, last: number, goTo: (move: number) => void): Player {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  const isPlaying = isOn && move < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => goTo(move + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, move, speed, goTo]);
  return {
    isPlaying,
    speed,
    setSpeed,
    stop: () => setOn(false),
    toggle: () => {
      if (!isPlaying && move >= last) goTo(0);
      setOn(!isPlaying);
    },
  };
}
