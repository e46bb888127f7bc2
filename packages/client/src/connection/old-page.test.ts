/** @jest-environment jsdom */
import { reloadOnce } from './old-page';

test('an old page reloads itself once, and not for ever', () => {
  window.sessionStorage.clear();
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
