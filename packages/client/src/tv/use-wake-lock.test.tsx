/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock';

/** The wake locks of a browser, which ends those of a page that is hidden. */
class WakeLocks {
  readonly held = new Set<object>();
  requests = 0;
  isRefused = false; // the battery is low
  answer: () => void = () => undefined;

  request(): Promise<Pick<WakeLockSentinel, 'release'>> {
    this.requests += 1;
    if (this.isRefused) return Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    const lock = { release: () => Promise.resolve(void this.held.delete(lock)) };
    return new Promise((resolve) => {
      this.answer = () => {
        this.held.add(lock);
        resolve(lock);
      };
    });
  }
}

let locks = new WakeLocks();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  locks = new WakeLocks();
  visibility = 'visible';
  Object.defineProperty(navigator, 'wakeLock', { value: locks, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
});
afterEach(cleanup);

function Screen() {
  useWakeLock();
  return null;
}
const answer = () => act(async () => locks.answer());
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    if (state === 'hidden') locks.held.clear();
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('keeps the screen on, again after a sleep, and no longer than the page is there', async () => {
  const { unmount } = render(<Screen />);
  await answer();
  expect(locks.held.size).toBe(1);
  await show('hidden');
  expect(locks.requests).toBe(1);
  await show('visible');
  await answer();
  expect([locks.requests, locks.held.size]).toEqual([2, 1]);
  unmount();
  expect(locks.held.size).toBe(0);
  await show('visible');
  expect(locks.requests).toBe(2);
});

test('gives back a lock that comes after the page has gone', async () => {
  const { unmount } = render(<Screen />);
  unmount();
  await answer();
  expect(locks.held.size).toBe(0);
});

test('works in a browser that refuses or has none', async () => {
  locks.isRefused = true;
  render(<Screen />);
  await show('visible');
  expect([locks.requests, locks.held.size]).toEqual([2, 0]);
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<Screen />);
  await show('visible');
  expect(locks.requests).toBe(2);
});
