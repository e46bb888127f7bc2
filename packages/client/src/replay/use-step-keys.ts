import { useLayoutEffect } from 'react';
import { isHeard } from '../shell/single-keys';
import type { Ways } from './ways';

/** Elements that have uses of their own for the arrows, the space bar and their like. */
const OWN_KEYS =
  'input:not([type="range"]), textarea, select, dialog, [contenteditable], [role="tab"], [role="separator"]';
const ON_MAP = 'svg [tabindex], [data-testid="grip"]';

const isIn = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

type Does = (() => void) | null;

function doneBy(event: KeyboardEvent, ways: Ways, toggle: () => void): Does {
  const { key, shiftKey, target } = event;
  if (key === 'PageDown') return ways.round.on;
  if (key === 'PageUp') return ways.round.back;
  if ((key === '[' || key === ']') && isHeard(event)) return ways.move[key === ']' ? 'on' : 'back'];
  if (isIn(target, ON_MAP)) return null;
  const way = shiftKey ? ways.turn : ways.move;
  if (key === 'ArrowRight') return way.on;
  if (key === 'ArrowLeft') return way.back;
  if (key === 'Home') return ways.toStart;
  if (key === 'End') return ways.toEnd;
  return key === ' ' && !isIn(target, 'button, a') ? toggle : null;
}

/** Arrows go by moves, with Shift by turns, Page Up and Page Down by rounds; the space bar plays. */
export function useStepKeys(ways: Ways, toggle: () => void): void {
  // Before the paint: a key pressed on what has just come into sight is heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isIn(event.target, OWN_KEYS)) return;
      const does = doneBy(event, ways, toggle);
      if (does === null) return;
      does();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [ways, toggle]);
}
