/** @jest-environment jsdom */
import { consumeLinkToken } from './link-token';
import { parseRecoveryToken, parseEmailToken, recoveryUrl } from './links';

const TOKEN = 'aB3_-'.repeat(9).slice(0, 43);

test('the key leaves the address and the history, and is kept for the page', () => {
  window.history.pushState({ of: 'the page' }, '', new URL(recoveryUrl(TOKEN)).pathname + `#${TOKEN}`);
  const entries = window.history.length;
  consumeLinkToken();
  expect(window.location.href).toBe('http://localhost/recover');
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ of: 'the page' });
  expect(parseRecoveryToken()).toBe(TOKEN);
  consumeLinkToken(); // again: there is nothing more to take
  expect(parseRecoveryToken()).toBe(TOKEN);
});

test.each(['short', `${TOKEN}x`, `${TOKEN.slice(1)} `])('%s is no whole key', (text) => {
  window.history.pushState(null, '', `/recover#${text}`);
  consumeLinkToken();
  expect(parseRecoveryToken()).toBeNull();
});

test.each([
  [`confirm-${TOKEN}`, { kind: 'confirm', token: TOKEN }],
  [`unsubscribe-mail-${TOKEN}.${TOKEN}`, { kind: 'unsubscribe', token: `mail-${TOKEN}.${TOKEN}` }],
  [`confirm-${TOKEN}x`, null],
  [`unsubscribe-${TOKEN}`, null],
  [TOKEN, null],
])('of a mail comes %s', (text, key) => {
  window.history.pushState(null, '', `/email#${text}`);
  consumeLinkToken();
  expect(window.location.href).toBe('http://localhost/email');
  expect(parseEmailToken()).toEqual(key);
});

test('the fragments of other pages stay where they are', () => {
  window.history.pushState(null, '', '/rules#FIRE-6');
  consumeLinkToken();
  expect(window.location.hash).toBe('#FIRE-6');
});
