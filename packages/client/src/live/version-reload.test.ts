/** @jest-environment jsdom */
import { RULES_VERSION } from '@great-fire/game';
import { reloadOnRulesMismatch, reloadOnce } from './version-reload';

test('reloads an outdated page once', () => {
  window.sessionStorage.clear();
  const reload = jest.fn();
  expect(reloadOnce('2', reload)).toBe(true);
  expect(reloadOnce('2', reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads once for each other rules version', () => {
  window.sessionStorage.clear();
  const reload = jest.fn();
  expect(reloadOnRulesMismatch(RULES_VERSION, reload)).toBe(false);
  expect(reloadOnRulesMismatch('0.9.0', reload)).toBe(true);
  expect(reloadOnRulesMismatch('0.9.0', reload)).toBe(false);
  expect(reloadOnRulesMismatch('0.8.0', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
