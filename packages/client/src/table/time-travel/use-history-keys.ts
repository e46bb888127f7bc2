import { useLayoutEffect } from 'react';
import { isShortcutAllowed } from '../../lib/shortcut-setting';
import { useDisplayed, useTimeTravel } from '../display/display-context';

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null;

/** [ and ] step through the states. Escape returns to the live game, before any other handler sees the key. */
export function useHistoryKeys(): void {
  const { stateId, mode } = useDisplayed();
  const { goTo, returnToLive } = useTimeTravel();
  // A layout effect: the listener exists before the user can see the table.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // Do not check Ctrl and Alt: AltGr, which some layouts need for brackets, sets both.
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
