/** @jest-environment jsdom */
import { isShortcutAllowed, useShortcutSetting } from './shortcut-setting';

const allowedKeys = (...keys: readonly string[]) => keys.filter((key) => isShortcutAllowed({ key }));

test('allows character keys unless they are switched off', () => {
  expect(allowedKeys('u', 'N', '3', '[', '?')).toHaveLength(5);
  useShortcutSetting.getState().setOn(false);
  expect(allowedKeys('u', 'N', '3', '[', '?')).toEqual([]);
  useShortcutSetting.getState().setOn(true);
  expect(allowedKeys('u')).toEqual(['u']);
});

test('always allows named keys', () => {
  useShortcutSetting.getState().setOn(false);
  expect(allowedKeys('Enter', 'Escape', 'F1', 'ArrowUp')).toEqual(['Enter', 'Escape', 'F1', 'ArrowUp']);
});

test('stores the setting', () => {
  useShortcutSetting.getState().setOn(false);
  expect(window.localStorage.getItem('great-fire.single-keys')).toBe('off');
});
