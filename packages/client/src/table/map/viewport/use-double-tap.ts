/** Two taps on one place, where one of them alone would do nothing twice. */
import type { MouseEvent } from 'react';
import { useRef } from 'react';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_RADIUS = 30; // pixels

// A cone more, a piece taken up, a verb: the second tap means the same again.
const NOT_A_DOUBLE_TAP = '[data-press="grow"], [data-moving], [data-verb]';

interface Tap {
  readonly at: number; // milliseconds
  readonly x: number;
  readonly y: number;
  readonly district: string | undefined; // the district
  readonly left: number; // how far the map was scrolled
  readonly top: number;
}

function toTap({ timeStamp, clientX, clientY, target, currentTarget }: MouseEvent): Tap {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-district]') : null;
  const { scrollLeft, scrollTop } = currentTarget;
  const district = element?.dataset['district'];
  return { at: timeStamp, x: clientX, y: clientY, district, left: scrollLeft, top: scrollTop };
}

/** Whether the second tap means the place of the first: the map may have moved under a quick finger. */
function isSecondTap(first: Tap, { at, x, y, district, left, top }: Tap): boolean {
  const isStill = district === first.district && left === first.left && top === first.top;
  return (
    isStill && at - first.at <= DOUBLE_TAP_MS && Math.hypot(x - first.x, y - first.y) <= DOUBLE_TAP_RADIUS
  );
}

/** A listener for the capture phase of `click`: the second tap is told and goes no further. */
export function useDoubleTap(onDouble: (event: MouseEvent) => void): (event: MouseEvent) => void {
  const lastTap = useRef<Tap | null>(null);
  return (event) => {
    const isExcluded = event.target instanceof Element && event.target.closest(NOT_A_DOUBLE_TAP) !== null;
    const tap = toTap(event);
    const previous = lastTap.current;
    lastTap.current = isExcluded ? null : tap;
    if (previous === null || isExcluded || !isSecondTap(previous, tap)) return;
    lastTap.current = null;
    event.stopPropagation();
    event.preventDefault();
    onDouble(event);
  };
}
