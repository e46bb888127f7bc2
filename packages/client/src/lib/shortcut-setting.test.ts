/** @jest-environment jsdom */
import { isShortcutAllowed, useShortcutSetting } from './shortcut-setting';

const allowedKeys = (...keys: readonly string[]) => keys.filter((key) => isShortcutAllowed({ key }));

test('keys of one character are heard until they are switched off, and again when they are on', () => {
  expect(allowedKeys('u', 'N', '3', '[', '?')).toHaveLength(5);
  useShortcutSetting.getState().setOn(false);
  expect(allowedKeys('u', 'N', '3', '[', '?')).toEqual([]);
  useShortcutSetting.getState().setOn(true);
  expect(allowedKeys('u')).toEqual(['u']);
});

test('keys with a name are heard always', () => {
  useShortcutSetting.getState().setOn(false);
  expect(allowedKeys('Enter', 'Escape', 'F1', 'ArrowUp')).toEqual(['Enter', 'Escape', 'F1', 'ArrowUp']);
});

test('the choice is kept in this browser', () => {
  useShortcutSetting.getState().setOn(false);
  expect(window.localStorage.getItem('great-fire.single-keys')).toBe('off');
});
