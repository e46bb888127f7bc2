/** @jest-environment jsdom */
import { consumeLinkToken } from './link-token';
import { parseRecoveryToken, parseEmailToken, recoveryUrl } from './links';

const TOKEN = 'aB3_-'.repeat(9).slice(0, 43);

test('removes the token from the address bar and history, and keeps it in memory', () => {
  window.history.pushState({ of: 'the page' }, '', new URL(recoveryUrl(TOKEN)).pathname + `#${TOKEN}`);
  const entries = window.history.length;
  consumeLinkToken();
  expect(window.location.href).toBe('http://localhost/recover');
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ of: 'the page' });
  expect(parseRecoveryToken()).toBe(TOKEN);
  consumeLinkToken(); // a second call finds no token
  expect(parseRecoveryToken()).toBe(TOKEN);
});

test.each(['short', `${TOKEN}x`, `${TOKEN.slice(1)} `])('rejects %s as a recovery token', (text) => {
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
])('parses %s as the token of a mail link', (text, key) => {
  window.history.pushState(null, '', `/email#${text}`);
  consumeLinkToken();
  expect(window.location.href).toBe('http://localhost/email');
  expect(parseEmailToken()).toEqual(key);
});

test('takes the key of a group from the address bar', () => {
  window.history.pushState(null, '', '/groups/testgrup22#aB3_aB3_aB3_aB3_');
  consumeLinkToken();
  expect(window.location.href).toBe('http://localhost/groups/testgrup22');
});

test('keeps the fragments of other pages', () => {
  window.history.pushState(null, '', '/rules#FIRE-6');
  consumeLinkToken();
  expect(window.location.hash).toBe('#FIRE-6');
});
