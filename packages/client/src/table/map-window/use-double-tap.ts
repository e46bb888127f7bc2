/** Two taps on one place, where one of them alone would do nothing twice. */
import type { MouseEvent } from 'react';
import { useRef } from 'react';

const WITHIN_MS = 300;
const NEAR = 30; // pixels

// A cone more, a piece taken up, a verb: the second tap means the same again.
const COUNTED = '[data-press="grow"], [data-moving], [data-verb]';

/** A listener for the capture phase of `click`: the second tap is told and goes no further. */
export function useDoubleTap(onDouble: (event: MouseEvent) => void): (event: MouseEvent) => void {
  const last = useRef<{ readonly at: number; readonly x: number; readonly y: number } | null>(null);
  return (event) => {
    const isCounted = event.target instanceof Element && event.target.closest(COUNTED) !== null;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const before = last.current;
    last.current = isCounted ? null : { at, x, y };
    if (before === null || isCounted) return;
    if (at - before.at > WITHIN_MS || Math.hypot(x - before.x, y - before.y) > NEAR) return;
    last.current = null;
    event.stopPropagation();
    event.preventDefault();
    onDouble(event);
  };
}
