/** Pulls the sheet by its grip. */
import { useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';
import type { SheetHeight } from './sheet';
import { SHEET_HEIGHTS } from './sheet';

interface PullProps {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
}

const FAR = 50; // pixels, after which a pull is meant
const LOWEST = 88; // pixels: the grip and the tabs

/** Held at this height, in pixels; null lets go, and the sheet comes to rest by itself. */
function hold({ style }: HTMLElement, height: number | null): void {
  style.transition = height === null ? '' : 'none';
  style.height = height === null ? '' : `${Math.max(LOWEST, height)}px`;
}

/** Listens to the finger on the grip; shows nothing itself. */
export function Pull({ sheet, grip, height, onHeight }: PullProps) {
  useDrag(
    ({ event, movement: [, down], last, memo }) => {
      // Otherwise Chromium takes a quick pull for a fling, and the tap after it for what stops the fling: no click.
      if (event.type === 'touchmove' && event.cancelable) event.preventDefault();
      const element = sheet.current;
      if (element === null) return;
      const from = (memo as number | undefined) ?? element.offsetHeight;
      hold(element, last ? null : from - down);
      if (!last) return from;
      const steps = Math.abs(down) < FAR ? 0 : down > 0 ? -1 : 1;
      onHeight(SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + steps] ?? height);
      return from;
    },
    // With touch events no click follows a pull; where there is no touch, a click on the grip is all there is.
    {
      target: grip,
      threshold: 6,
      enabled: 'ontouchstart' in window,
      pointer: { touch: true },
      eventOptions: { passive: false },
    },
  );
  return null;
}
