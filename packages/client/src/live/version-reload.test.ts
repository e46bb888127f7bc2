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

test('reloads again for a rules version once a page of that version was shown', () => {
  window.sessionStorage.clear();
  const reload = jest.fn();
  window.sessionStorage.setItem('great-fire.reload-reason', `rules ${RULES_VERSION}`); // this page is that page
  expect(reloadOnRulesMismatch(RULES_VERSION, reload)).toBe(false);
  expect(reloadOnRulesMismatch('0.9.0', reload)).toBe(true);
  window.sessionStorage.setItem('great-fire.reload-reason', 'rules 0.9.0');
  expect(reloadOnRulesMismatch(RULES_VERSION, reload)).toBe(false);
  expect(reloadOnRulesMismatch('0.9.0', reload)).toBe(false); // a page that stays wrong does not reload forever
});
