/** Steps through a replay by move, turn or round, with keys or by autoplay. */
import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { selectAnchor } from '../lib/anchors';
import { isEventInside, isTyping, useKeyScope, isShortcutAllowed } from '../lib/keyboard';
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
export function createReplayNavigation(
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

/** Elements that handle arrow keys, space and similar keys themselves, besides text fields. */
const KEYBOARD_ELEMENTS = '[role="tab"], [role="separator"]';
const MAP_ELEMENTS = `svg [tabindex], ${selectAnchor('sheet-handle')}`;

type Command = (() => void) | null;

function commandFor(event: KeyboardEvent, navigation: ReplayNavigation, toggle: () => void): Command {
  const { key, shiftKey } = event;
  if (key === 'PageDown') return navigation.round.next;
  if (key === 'PageUp') return navigation.round.previous;
  if ((key === '[' || key === ']') && isShortcutAllowed(event))
    return navigation.move[key === ']' ? 'next' : 'previous'];
  if (isEventInside(event, MAP_ELEMENTS)) return null;
  const steps = shiftKey ? navigation.turn : navigation.move;
  if (key === 'ArrowRight') return steps.next;
  if (key === 'ArrowLeft') return steps.previous;
  if (key === 'Home') return navigation.toStart;
  if (key === 'End') return navigation.toEnd;
  return key === ' ' && !isEventInside(event, 'button, a') ? toggle : null;
}

/** Arrow keys step by move, with Shift by turn, Page Up and Page Down by round. Space starts or stops autoplay. */
export function useReplayShortcuts(navigation: ReplayNavigation, toggle: () => void): void {
  useKeyScope('replay', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (isTyping(event) || isEventInside(event, KEYBOARD_ELEMENTS)) return false;
    const command = commandFor(event, navigation, toggle);
    command?.();
    return command !== null;
  });
}

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

interface Autoplay {
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
