import { isShortcutAllowed, isTyping } from '../../lib/keyboard';

/** Whether a key asks for help: F1 or the question mark. */
export const isHelpKey = (event: KeyboardEvent): boolean =>
  (event.key === 'F1' || (event.key === '?' && isShortcutAllowed(event))) && !isTyping(event);
