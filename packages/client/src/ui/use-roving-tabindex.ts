/** A group of buttons as one tab stop: arrow keys move the focus, Home and End go to the ends. */
import { startTransition, useState, type FocusEvent, type KeyboardEvent } from 'react';

const HORIZONTAL_STEPS: { readonly [key: string]: number | undefined } = { ArrowRight: 1, ArrowLeft: -1 };
const ARROW_STEPS: typeof HORIZONTAL_STEPS = { ...HORIZONTAL_STEPS, ArrowDown: 1, ArrowUp: -1 };

/** Returns the index that an arrow key, Home or End leads to, or null for other keys. Wraps around at both ends. */
export function getNextIndex(
  key: string,
  index: number,
  count: number,
  orientation: 'horizontal' | 'both' = 'both',
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = (orientation === 'both' ? ARROW_STEPS : HORIZONTAL_STEPS)[key];
  return step === undefined ? null : (index + step + count) % count;
}

interface RovingTabIndex {
  readonly tabStop: number; // index of the button with tabindex 0
  readonly containerProps: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  }; // for the parent of the buttons
}

const queryButtons = (container: Element) => [...container.querySelectorAll<HTMLElement>('button')];

/** `count`: number of buttons. */
export function useRovingTabIndex(count: number): RovingTabIndex {
  const [activeIndex, setActiveIndex] = useState(0);
  return {
    tabStop: Math.min(activeIndex, Math.max(0, count - 1)),
    containerProps: {
      onFocus: ({ currentTarget, target }) => {
        const index = queryButtons(currentTarget).findIndex((button) => button === target);
        if (index >= 0) startTransition(() => setActiveIndex(index)); // a click also moves it, and has priority
      },
      onKeyDown: (event) => {
        const buttons = queryButtons(event.currentTarget);
        const currentIndex = buttons.findIndex((button) => button === event.target);
        const next = getNextIndex(event.key, currentIndex, buttons.length);
        if (currentIndex < 0 || next === null) return;
        event.preventDefault();
        buttons[next]?.focus();
      },
    },
  };
}
