/** A group of buttons as one tab stop: arrow keys move the focus, Home and End go to the ends. */
import type { FocusEvent, KeyboardEvent } from 'react';
import { startTransition, useState } from 'react';

const ARROW_STEPS: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

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
        const offset = ARROW_STEPS[event.key];
        const next =
          event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? buttons.length - 1
              : offset === undefined
                ? null
                : currentIndex + offset;
        if (currentIndex < 0 || next === null) return;
        event.preventDefault();
        buttons.at(next % buttons.length)?.focus();
      },
    },
  };
}
