/** @jest-environment jsdom */
import { encodeRecoveryCode, formatRecoveryCode } from '@great-fire/protocol';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { answerRequests, Refusal, type ApiRequest } from '../testing/fake-api';
import { pressButton, write } from '../testing/page-input';
import { setScreen } from '../testing/screen-size';
import { consumeLinkToken } from './link-token';
import { usePlayerName } from './player-name';
import { RecoverPage } from './recover-page.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '' }), { virtual: true }); // Vite alone has this module

const TOKEN = 'k'.repeat(43);
const OTHER_TOKEN = 'o'.repeat(43);
const CODE = encodeRecoveryCode(Array.from({ length: 23 }, (_, index) => index));
const SECRET = expect.stringMatching(/^[\w-]{43}$/) as string;
const NEWCOMER = { name: null, tables: [], hasEmail: true };

let requests: readonly ApiRequest[] = [];
let answers: Record<string, () => unknown> = {};

beforeAll(async () => {
  await initI18n();
  await loadMessages('recovery');
});
beforeEach(() => {
  setScreen('desktop');
  window.localStorage.clear();
  usePlayerName.setState({ name: '' });
  answers = { 'GET /me': () => NEWCOMER };
  requests = answerRequests({ '*': ({ method, path }) => answers[`${method} ${path}`]?.() });
});
afterEach(cleanup);

/** Opens an address. A page without a fragment forgets the token of an earlier page. */
async function open(address: string) {
  window.history.replaceState(null, '', address.includes('#') ? address : `${address}#-`);
  consumeLinkToken();
  expect(window.location.hash).toBe('');
  await act(async () => void render(<RecoverPage />));
}

const sent = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
/** Presses the button once the page knows whose seats this browser has. */
async function pressContinue() {
  await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('claim-seats').disabled).toBe(false));
  await pressButton('Continue here');
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a link signs this browser in at a press, and then leads to the lobby', async () => {
  answers['POST /recovery/claims'] = () => ({ name: 'Ann' });
  await open(`/recover#${TOKEN}`);
  expect(heading()).toBe('Continue on this device');
  expect(sent()).toEqual([]);
  await pressContinue();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(sent()).toEqual([['POST', '/recovery/claims', { key: TOKEN, secret: SECRET }]]);
  expect(usePlayerName.getState().name).toBe('Ann');
});

test('repeats a claim with the same secret until it is answered, and uses a new one for the next', async () => {
  answers['POST /recovery/claims'] = () => {
    throw new TypeError('Failed to fetch');
  };
  await open(`/recover#${TOKEN}`);
  await pressContinue();
  await screen.findByRole('alert');
  answers['POST /recovery/claims'] = () => ({ name: null });
  await pressContinue();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  cleanup();
  await open(`/recover#${OTHER_TOKEN}`);
  await pressContinue();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  const secrets = sent().map(([, , body]) => (body as { readonly secret: string }).secret);
  expect(secrets[1]).toBe(secrets[0]);
  expect(secrets[2]).not.toBe(secrets[0]);
  expect(usePlayerName.getState().name).toBe(''); // the player has none
});

test('warns a browser that already has seats', async () => {
  const table = { id: 'testtab222' };
  answers['GET /me'] = () => ({ ...NEWCOMER, name: 'Ben', tables: [table, table] });
  await open(`/recover#${TOKEN}`);
  expect((await screen.findByTestId('existing-seats-warning')).textContent).toMatch(
    /^In this browser you are Ben, with seats at 2 tables\./,
  );
  cleanup();
  answers['GET /me'] = () => NEWCOMER;
  await open(`/recover#${TOKEN}`);
  expect(screen.queryByTestId('existing-seats-warning')).toBeNull();
});

test('offers the other ways if a link no longer works', async () => {
  answers['POST /recovery/claims'] = () => new Refusal('not-found');
  await open(`/recover#${TOKEN}`);
  await pressContinue();
  await waitFor(() => expect(heading()).toBe('This link no longer works'));
  await pressButton('Sign in by e-mail');
  expect(heading()).toBe('Sign in by e-mail');
  await pressButton('I have a recovery code');
  expect(heading()).toBe('Use your recovery code');
});

test('offers no e-mail if the server sends none', async () => {
  answers['GET /me'] = () => ({ ...NEWCOMER, hasEmail: false });
  await open('/recover#short');
  expect(heading()).toBe('This link is incomplete');
  expect(screen.queryByRole('button', { name: 'Sign in by e-mail' })).toBeNull();
  expect(screen.getByRole('button', { name: 'I have a recovery code' })).toBeTruthy();
});

test('uses the link that is pasted into the address bar of the open page', async () => {
  answers['POST /recovery/claims'] = () => ({ name: null });
  await open('/recover#short');
  act(() => {
    window.history.replaceState(null, '', `/recover#${TOKEN}`);
    window.dispatchEvent(new Event('hashchange'));
  });
  await pressContinue();
  expect(sent()).toEqual([['POST', '/recovery/claims', { key: TOKEN, secret: SECRET }]]);
});

async function openCodeForm() {
  await open('/recover#short');
  await pressButton('I have a recovery code');
}

test('a code signs this browser in, however it is typed', async () => {
  answers['POST /recovery/code/claims'] = () => ({ name: 'Ann' });
  await openCodeForm();
  write('Recovery code', ` ${formatRecoveryCode(CODE).toLowerCase()} `);
  expect(screen.queryByRole('alert')).toBeNull();
  await pressContinue();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(sent()).toEqual([['POST', '/recovery/code/claims', { code: CODE, secret: SECRET }]]);
});

test('finds a typing error once the code is whole or sent, and asks no server', async () => {
  await openCodeForm();
  write('Recovery code', 'ABCD');
  expect(screen.queryByRole('alert')).toBeNull();
  await pressContinue();
  expect(screen.getByRole('alert').textContent).toBe('That code is incomplete or has a typo.');
  write('Recovery code', 'ABCDE');
  expect(screen.queryByRole('alert')).toBeNull();
  write('Recovery code', `${CODE.slice(0, -2)}${CODE.at(-1) ?? ''}${CODE.at(-2) ?? ''}`);
  expect(screen.getByRole('alert').textContent).toBe('That code is incomplete or has a typo.');
  expect(sent()).toEqual([]);
});

test('says that a code does not exist until another is typed', async () => {
  answers['POST /recovery/code/claims'] = () => new Refusal('not-found');
  await openCodeForm();
  write('Recovery code', CODE);
  await pressContinue();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This code doesn’t exist\./);
  expect(screen.getByTestId('recovery-code-field').getAttribute('aria-invalid')).toBe('true');
  write('Recovery code', 'A');
  expect(screen.getByTestId('recovery-code-field').getAttribute('aria-invalid')).toBe('false');
});

test('sends a link to the typed address, once more on a second press', async () => {
  await open('/recover#short');
  await pressButton('Sign in by e-mail');
  write('E-mail address', ' ann@mail.example ');
  await pressButton('Send me a link');
  expect((await screen.findByText(/^If ann@mail\.example belongs/)).getAttribute('role')).toBe('status');
  await pressButton('Send another');
  const request = ['POST', '/email/sign-ins', { address: 'ann@mail.example' }];
  expect(sent()).toEqual([request, request]);
});

test('asks for an address before it sends anything', async () => {
  await open('/recover#short');
  await pressButton('Sign in by e-mail');
  write('E-mail address', '   ');
  expect(screen.getByTestId<HTMLButtonElement>('send-email-link').disabled).toBe(true);
});

test('an address is confirmed only by a press', async () => {
  answers['POST /email/confirmations'] = () => ({ name: 'Ann' });
  await open(`/email#confirm-${TOKEN}`);
  expect(heading()).toBe('Confirm your e-mail address');
  expect(sent()).toEqual([]);
  await pressButton('Confirm this address');
  await waitFor(() => expect(heading()).toBe('Address confirmed'));
  expect(screen.getByText('Ann can now sign in with it.')).toBeTruthy();
  expect(sent()).toEqual([['POST', '/email/confirmations', { key: TOKEN }]]);
});

test('says that the link of an address has expired', async () => {
  answers['POST /email/confirmations'] = () => new Refusal('not-found');
  await open(`/email#confirm-${TOKEN}`);
  await pressButton('Confirm this address');
  await waitFor(() => expect(heading()).toBe('This link no longer works'));
});

test('reminders stop only by a press', async () => {
  const token = `player.${TOKEN}`;
  await open(`/email#unsubscribe-${token}`);
  expect(sent()).toEqual([]);
  await pressButton('Stop reminders');
  await waitFor(() => expect(heading()).toBe('Reminders stopped'));
  expect(sent()).toEqual([['POST', `/notifications/unsubscribe/${token}`, undefined]]);
});

test.each(['/email#confirm-short', '/email#unsubscribe-player', `/email#${TOKEN}`])(
  'says that a link is incomplete: %s',
  async (address) => {
    await open(address);
    expect(heading()).toBe('This link is incomplete');
  },
);
