/** @jest-environment jsdom */
import { linkKey, recoveryLink, takeLinkKey } from './link-key';

const KEY = 'aB3_-'.repeat(9).slice(0, 43);

test('the key leaves the address and the history, and is kept for the page', () => {
  window.history.pushState({ of: 'the page' }, '', new URL(recoveryLink(KEY)).pathname + `#${KEY}`);
  const entries = window.history.length;
  takeLinkKey();
  expect(window.location.href).toBe('http://localhost/recover');
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ of: 'the page' });
  expect(linkKey()).toBe(KEY);
  takeLinkKey(); // again: there is nothing more to take
  expect(linkKey()).toBe(KEY);
});

test.each(['short', `${KEY}x`, `${KEY.slice(1)} `])('%s is no whole key', (text) => {
  window.history.pushState(null, '', `/recover#${text}`);
  takeLinkKey();
  expect(linkKey()).toBeNull();
});

test('the fragments of other pages stay where they are', () => {
  window.history.pushState(null, '', '/rules#FIRE-6');
  takeLinkKey();
  expect(window.location.hash).toBe('#FIRE-6');
});
