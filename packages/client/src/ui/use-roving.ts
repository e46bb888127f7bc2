/** A row of buttons as one stop of Tab: the arrow keys go from one to the next, Home and End to the ends. */
import type { FocusEvent, KeyboardEvent } from 'react';
import { startTransition, useState } from 'react';

const STEP: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface Roving {
  readonly stop: number; // which of them Tab comes to
  readonly row: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  }; // for the element round the buttons
}

const buttonsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('button')];

/** `count`: how many buttons there are. */
export function useRoving(count: number): Roving {
  const [at, setAt] = useState(0);
  return {
    stop: Math.min(at, Math.max(0, count - 1)),
    row: {
      onFocus: ({ currentTarget, target }) => {
        const found = buttonsIn(currentTarget).findIndex((button) => button === target);
        if (found >= 0) startTransition(() => setAt(found)); // a press moves it too, and is answered first
      },
      onKeyDown: (event) => {
        const all = buttonsIn(event.currentTarget);
        const now = all.findIndex((button) => button === event.target);
        const step = STEP[event.key];
        const next =
          event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? all.length - 1
              : step === undefined
                ? null
                : now + step;
        if (now < 0 || next === null) return;
        event.preventDefault();
        all.at(next % all.length)?.focus();
      },
    },
  };
}
