/** @jest-environment jsdom */
import { isHeard, useSingleKeys } from './single-keys';

const heard = (...keys: readonly string[]) => keys.filter((key) => isHeard({ key }));

test('keys of one character are heard until they are switched off, and again when they are on', () => {
  expect(heard('u', 'N', '3', '[', '?')).toHaveLength(5);
  useSingleKeys.getState().turn(false);
  expect(heard('u', 'N', '3', '[', '?')).toEqual([]);
  useSingleKeys.getState().turn(true);
  expect(heard('u')).toEqual(['u']);
});

test('keys with a name are heard always', () => {
  useSingleKeys.getState().turn(false);
  expect(heard('Enter', 'Escape', 'F1', 'ArrowUp')).toEqual(['Enter', 'Escape', 'F1', 'ArrowUp']);
});

test('the choice is kept in this browser', () => {
  useSingleKeys.getState().turn(false);
  expect(window.localStorage.getItem('great-fire.single-keys')).toBe('off');
});
