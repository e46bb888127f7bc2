/** The key map of the page. Each shortcut belongs to a scope, and the list of the scopes says which is asked first. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { writeStored, readStored } from './local-storage';

/**
 * The scopes, first to last: a key goes to them until one handles it. `before` the focused element, or `after` it, which
 * then may keep the key to itself. Text fields with a list are between the two and close on Escape. While a dialog is
 * open, wherever the focus is, it alone has the keys, but for those of `isOverDialogs`.
 */
const KEY_SCOPES = [
  { name: 'help', order: 'before', isOverDialogs: true }, // ? and F1 open a tooltip; Escape closes it, arrow keys open the next one
  { name: 'tutorial', order: 'before', isOverDialogs: true }, // blocks the keys of the table, except those of the step
  { name: 'time-travel', order: 'before' }, // [ and ]; Escape returns to the live game
  { name: 'catch-up', order: 'after' }, // Escape closes the summary
  { name: 'full-map', order: 'after' }, // Escape returns to the score
  { name: 'signals', order: 'after' }, // p and P point at the map; Escape ends that
  { name: 'table', order: 'after' }, // the list of shortcuts-dialog.lazy.tsx; Escape clears the draft
  { name: 'replay', order: 'after' }, // arrow keys, Page Up and Page Down, Home, End, Space, [ and ]
] as const;

type KeyScope = (typeof KEY_SCOPES)[number]['name'];

/** Returns true if it handled the key. */
type KeyHandler = (event: KeyboardEvent) => boolean;

const handlers = new Map<KeyScope, KeyHandler>();
let isListening = false;

function dispatch(event: KeyboardEvent, order: 'before' | 'after'): void {
  const hasDialog = document.querySelector('dialog[open]') !== null;
  for (const scope of KEY_SCOPES) {
    if (event.defaultPrevented || (hasDialog && !('isOverDialogs' in scope))) return;
    if (scope.order === order && handlers.get(scope.name)?.(event) === true) event.preventDefault();
  }
}

/** Sets the handler of a scope. Returns a function that removes it. */
export function addKeyHandler(scope: KeyScope, handler: KeyHandler): () => void {
  if (!isListening) {
    window.addEventListener('keydown', (event) => dispatch(event, 'before'), { capture: true });
    window.addEventListener('keydown', (event) => dispatch(event, 'after'));
    isListening = true;
  }
  handlers.set(scope, handler);
  return () => {
    if (handlers.get(scope) === handler) handlers.delete(scope);
  };
}

/**
 * Handles the keys of a scope while the component is mounted. Keys in text fields arrive too: the handler asks
 * `isTyping`.
 */
export function useKeyScope(scope: KeyScope, handler: KeyHandler): void {
  const handleKey = useEffectEvent(handler);
  // A layout effect: keys work as soon as the component is visible, and act on the displayed state.
  useLayoutEffect(() => addKeyHandler(scope, (event) => handleKey(event)), [scope]);
}

const TEXT_FIELDS = 'input:not([type="range"]), textarea, select, [contenteditable]';

/** Returns whether an event comes from a field that takes characters. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/** Returns whether an event comes from an element inside one that matches the selector. */
export const isEventInside = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

interface ShortcutSetting {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/**
 * Setting for shortcuts of one character (WCAG 2.1.4). Users of speech input, or users who press keys by accident,
 * switch them off. Enter, Escape, arrows and F1 stay.
 */
export const useShortcutSetting = create<ShortcutSetting>((set) => ({
  isOn: readStored('single-keys') !== 'off',
  setOn: (isOn) => {
    writeStored('single-keys', isOn ? 'on' : 'off');
    set({ isOn });
  },
}));

/** Returns whether a key may trigger a shortcut. */
export const isShortcutAllowed = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key.length > 1 || useShortcutSetting.getState().isOn;
