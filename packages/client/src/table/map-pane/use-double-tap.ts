/** Double tap on the map. Elements that act on each tap are excluded. */
import type { MouseEvent } from 'react';
import { useRef } from 'react';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_RADIUS = 30; // px

// Placing a cone, selecting a piece and pressing a verb act on each tap.
const NOT_A_DOUBLE_TAP = '[data-press="grow"], [data-moving], [data-verb]';

interface Tap {
  readonly at: number; // ms
  readonly x: number;
  readonly y: number;
  readonly district: string | undefined;
  readonly left: number; // scroll position of the map
  readonly top: number;
}

function toTap({ timeStamp, clientX, clientY, target, currentTarget }: MouseEvent): Tap {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-district]') : null;
  const { scrollLeft, scrollTop } = currentTarget;
  const district = element?.dataset['district'];
  return { at: timeStamp, x: clientX, y: clientY, district, left: scrollLeft, top: scrollTop };
}

/** Returns true if the second tap is at the place of the first. The map can scroll between two quick taps. */
function isSecondTap(first: Tap, { at, x, y, district, left, top }: Tap): boolean {
  const isStill = district === first.district && left === first.left && top === first.top;
  return (
    isStill && at - first.at <= DOUBLE_TAP_MS && Math.hypot(x - first.x, y - first.y) <= DOUBLE_TAP_RADIUS
  );
}

/** Returns a handler for the capture phase of `click`. On a double tap it stops the event and calls `onDouble`. */
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
