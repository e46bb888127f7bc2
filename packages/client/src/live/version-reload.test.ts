/** @jest-environment jsdom */
import { RULES_VERSION } from '@great-fire/game';
import { reloadOnRulesMismatch, reloadOnce } from './version-reload';

test('an old page reloads itself once, and not for ever', () => {
  window.sessionStorage.clear();
  const reload = jest.fn();
  expect(reloadOnce('2', reload)).toBe(true);
  expect(reloadOnce('2', reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a table of other rules is shown by the page that carries them, and asked for once', () => {
  window.sessionStorage.clear();
  const reload = jest.fn();
  expect(reloadOnRulesMismatch(RULES_VERSION, reload)).toBe(false);
  expect(reloadOnRulesMismatch('0.9.0', reload)).toBe(true);
  expect(reloadOnRulesMismatch('0.9.0', reload)).toBe(false);
  expect(reloadOnRulesMismatch('0.8.0', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
