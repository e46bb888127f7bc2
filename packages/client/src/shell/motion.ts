/**
 * Whether things may move: not where the system asks for less motion, nor where the person switched it off.
 * The root element says so (`data-motion`), for the style sheets.
 */
import { create } from 'zustand';
import { keep, readKept } from './kept';

export const MOTION_CHOICES = ['system', 'off'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

interface MotionState {
  readonly choice: MotionChoice;
  readonly isStill: boolean; // nothing may move now
  readonly choose: (choice: MotionChoice) => void;
}

const LESS = '(prefers-reduced-motion: reduce)';

const isStillFor = (choice: MotionChoice): boolean => choice === 'off' || window.matchMedia(LESS).matches;

const kept = (): MotionChoice => (readKept('motion') === 'off' ? 'off' : 'system');

function show(isStill: boolean): void {
  document.documentElement.dataset['motion'] = isStill ? 'off' : 'on';
}

export const useMotion = create<MotionState>((set) => ({
  choice: kept(),
  isStill: isStillFor(kept()),
  choose: (choice) => {
    keep('motion', choice);
    const isStill = isStillFor(choice);
    show(isStill);
    set({ choice, isStill });
  },
}));

/** Tells the style sheets before the first paint, and follows the system. */
export function startMotion(): void {
  show(useMotion.getState().isStill);
  window.matchMedia(LESS).addEventListener('change', () => {
    const isStill = isStillFor(useMotion.getState().choice);
    show(isStill);
    useMotion.setState({ isStill });
  });
}
