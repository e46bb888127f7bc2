/** A row of buttons as one stop of Tab: the arrow keys go from one to the next, Home and End to the ends. */
import type { FocusEvent, KeyboardEvent } from 'react';
import { startTransition, useState } from 'react';

const ARROW_STEPS: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface RovingTabIndex {
  readonly tabStop: number; // which of them Tab comes to
  readonly containerProps: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  }; // for the element round the buttons
}

const queryButtons = (container: Element) => [...container.querySelectorAll<HTMLElement>('button')];

/** `count`: how many buttons there are. */
export function useRovingTabIndex(count: number): RovingTabIndex {
  const [activeIndex, setActiveIndex] = useState(0);
  return {
    tabStop: Math.min(activeIndex, Math.max(0, count - 1)),
    containerProps: {
      onFocus: ({ currentTarget, target }) => {
        const index = queryButtons(currentTarget).findIndex((button) => button === target);
        if (index >= 0) startTransition(() => setActiveIndex(index)); // a press moves it too, and is answered first
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
