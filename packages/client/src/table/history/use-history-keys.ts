import { useLayoutEffect } from 'react';
import { isHeard } from '../../shell/single-keys';
import { useShown, useTravel } from '../shown';

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null;

/** [ and ] step through the game so far; Escape comes back to the live game before it does anything else. */
export function useHistoryKeys(): void {
  const { stateId, mode } = useShown();
  const { goTo, backToLive } = useTravel();
  // Before the paint, so that the listener is there as soon as the table can be seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Where a bracket needs AltGr, that counts as Ctrl and Alt: the key's name alone decides.
      if (event.defaultPrevented || event.metaKey || writes(event.target) || !isHeard(event)) return;
      if (event.key === '[') goTo(stateId - 1);
      else if (event.key === ']') goTo(stateId + 1);
      else if (event.key === 'Escape' && mode === 'past') backToLive();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [stateId, mode, goTo, backToLive]);
}
