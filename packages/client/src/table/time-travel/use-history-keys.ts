import { useLayoutEffect } from 'react';
import { isShortcutAllowed } from '../../lib/shortcut-setting';
import { useDisplayed, useTimeTravel } from './displayed-state';

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null;

/** [ and ] step through the game so far; Escape comes back to the live game before it does anything else. */
export function useHistoryKeys(): void {
  const { stateId, mode } = useDisplayed();
  const { goTo, returnToLive } = useTimeTravel();
  // Before the paint, so that the listener is there as soon as the table can be seen.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // Where a bracket needs AltGr, that counts as Ctrl and Alt: the key's name alone decides.
      if (event.defaultPrevented || event.metaKey || isTextInput(event.target) || !isShortcutAllowed(event))
        return;
      if (event.key === '[') goTo(stateId - 1);
      else if (event.key === ']') goTo(stateId + 1);
      else if (event.key === 'Escape' && mode === 'past') returnToLive();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [stateId, mode, goTo, returnToLive]);
}
