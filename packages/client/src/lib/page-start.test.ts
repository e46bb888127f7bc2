/** @jest-environment jsdom */
import { reportStart, SLOW_MS, watchStart } from './page-start';

const shownReason = () => document.documentElement.dataset['start'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['start'];
  globalThis.hasPageStarted = false;
});

test('says that a page is slow whose part has not arrived for as long as a later page waits', () => {
  watchStart('/assets/shared.js');
  jest.advanceTimersByTime(SLOW_MS - 1);
  expect(shownReason()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(shownReason()).toBe('slow');
});

test('says nothing of a page that has started', () => {
  watchStart('/assets/shared.js');
  reportStart();
  jest.advanceTimersByTime(SLOW_MS);
  expect(shownReason()).toBeUndefined();
});
