/** Two taps on one place, where one of them alone would do nothing twice. */
import type { MouseEvent } from 'react';
import { useRef } from 'react';

const WITHIN_MS = 300;
const NEAR = 30; // pixels

// A cone more, a piece taken up, a verb: the second tap means the same again.
const COUNTED = '[data-press="grow"], [data-moving], [data-verb]';

interface Tap {
  readonly at: number; // milliseconds
  readonly x: number;
  readonly y: number;
  readonly on: string | undefined; // the district
  readonly left: number; // how far the map was scrolled
  readonly top: number;
}

function tapOf({ timeStamp, clientX, clientY, target, currentTarget }: MouseEvent): Tap {
  const district = target instanceof Element ? target.closest<SVGElement>('[data-district]') : null;
  const { scrollLeft, scrollTop } = currentTarget;
  const on = district?.dataset['district'];
  return { at: timeStamp, x: clientX, y: clientY, on, left: scrollLeft, top: scrollTop };
}

/** Whether the second tap means the place of the first: the map may have moved under a quick finger. */
function isAgain(first: Tap, { at, x, y, on, left, top }: Tap): boolean {
  const isStill = on === first.on && left === first.left && top === first.top;
  return isStill && at - first.at <= WITHIN_MS && Math.hypot(x - first.x, y - first.y) <= NEAR;
}

/** A listener for the capture phase of `click`: the second tap is told and goes no further. */
export function useDoubleTap(onDouble: (event: MouseEvent) => void): (event: MouseEvent) => void {
  const last = useRef<Tap | null>(null);
  return (event) => {
    const isCounted = event.target instanceof Element && event.target.closest(COUNTED) !== null;
    const tap = tapOf(event);
    const before = last.current;
    last.current = isCounted ? null : tap;
    if (before === null || isCounted || !isAgain(before, tap)) return;
    last.current = null;
    event.stopPropagation();
    event.preventDefault();
    onDouble(event);
  };
}
