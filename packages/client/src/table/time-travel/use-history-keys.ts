import { isTyping, useKeyHandler } from '../../lib/keyboard';
import { isShortcutAllowed } from '../../lib/shortcut-setting';
import { useDisplayed, useTimeTravel } from '../display/display-context';

/** [ and ] step through the states. Escape returns to the live game. */
export function useHistoryKeys(): void {
  const { stateId, mode } = useDisplayed();
  const { goTo, returnToLive } = useTimeTravel();
  useKeyHandler('time-travel', (event) => {
    // Do not check Ctrl and Alt: AltGr, which some layouts need for brackets, sets both.
    if (event.metaKey || isTyping(event) || !isShortcutAllowed(event)) return false;
    if (event.key === '[') goTo(stateId - 1);
    else if (event.key === ']') goTo(stateId + 1);
    else if (event.key === 'Escape' && mode === 'past') returnToLive();
    else return false;
    return true;
  });
}
