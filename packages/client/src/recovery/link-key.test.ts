/** @jest-environment jsdom */
import { takeLinkKey } from './link-key';
import { linkKey, mailKey, recoveryLink } from './links';

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

test.each([
  [`confirm-${KEY}`, { kind: 'confirm', key: KEY }],
  [`stop-mail-${KEY}.${KEY}`, { kind: 'stop', key: `mail-${KEY}.${KEY}` }],
  [`confirm-${KEY}x`, null],
  [`stop-${KEY}`, null],
  [KEY, null],
])('of a mail comes %s', (text, key) => {
  window.history.pushState(null, '', `/mail#${text}`);
  takeLinkKey();
  expect(window.location.href).toBe('http://localhost/mail');
  expect(mailKey()).toEqual(key);
});

test('the fragments of other pages stay where they are', () => {
  window.history.pushState(null, '', '/rules#FIRE-6');
  takeLinkKey();
  expect(window.location.hash).toBe('#FIRE-6');
});
