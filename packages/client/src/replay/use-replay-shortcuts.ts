import { selectAnchor } from '../lib/anchors';
import { useLayoutEffect } from 'react';
import { isShortcutAllowed } from '../lib/shortcut-setting';
import type { ReplayNavigation } from './navigation';

/** Elements that handle arrow keys, space and similar keys themselves. */
const KEYBOARD_ELEMENTS =
  'input:not([type="range"]), textarea, select, dialog, [contenteditable], [role="tab"], [role="separator"]';
const MAP_ELEMENTS = `svg [tabindex], ${selectAnchor('grip')}`;

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

type Command = (() => void) | null;

function commandFor(event: KeyboardEvent, navigation: ReplayNavigation, toggle: () => void): Command {
  const { key, shiftKey, target } = event;
  if (key === 'PageDown') return navigation.round.next;
  if (key === 'PageUp') return navigation.round.previous;
  if ((key === '[' || key === ']') && isShortcutAllowed(event))
    return navigation.move[key === ']' ? 'next' : 'previous'];
  if (isInside(target, MAP_ELEMENTS)) return null;
  const steps = shiftKey ? navigation.turn : navigation.move;
  if (key === 'ArrowRight') return steps.next;
  if (key === 'ArrowLeft') return steps.previous;
  if (key === 'Home') return navigation.toStart;
  if (key === 'End') return navigation.toEnd;
  return key === ' ' && !isInside(target, 'button, a') ? toggle : null;
}

/** Arrow keys step by move, with Shift by turn, Page Up and Page Down by round. Space starts or stops autoplay. */
export function useReplayShortcuts(navigation: ReplayNavigation, toggle: () => void): void {
  // A layout effect, so that the first key after the paint is handled.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isInside(event.target, KEYBOARD_ELEMENTS)) return;
      const command = commandFor(event, navigation, toggle);
      if (command === null) return;
      command();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigation, toggle]);
}
