/** @jest-environment jsdom */
import { formatRecoveryCode, type Devices } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { answerRequests, Refusal, type ApiRequest } from '../testing/fake-api';
import { pressButton, write } from '../testing/page-input';
import { setVisibility } from '../testing/visibility';
import { AccountSettings } from './account-settings';
import { usePlayerName } from './player-name';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.now();
const CODE = '0123456789ABCDEFGHJKMNPQ';
const device = (id: string, label: string | null, daysAgo: number, isCurrent = false) => ({
  ...{ id, label, isCurrent, createdAt: 0 },
  lastSeenOn: Math.floor(NOW / DAY_MS) * DAY_MS - daysAgo * DAY_MS,
});
const LAPTOP = device('laptop', 'Firefox, Linux', 3);
const PHONE = device('phone', null, 1);
const HERE = device('here', 'Chrome, Windows', 9, true);
const ACCOUNT: Devices = { devices: [LAPTOP, PHONE, HERE], codeCreatedAt: null, email: null };
const NO_EMAIL = { address: null, remindersEnabled: false, pending: null };

let account = ACCOUNT;
let requests: readonly ApiRequest[] = [];
let answers: Record<string, (request: ApiRequest) => unknown> = {};
const onNavigate = jest.fn();

beforeAll(async () => {
  await initI18n();
  await loadMessages('settings');
});
beforeEach(() => {
  window.localStorage.clear();
  usePlayerName.setState({ name: 'Ann' });
  answers = {};
  requests = answerRequests({
    'GET /me/devices': () => account,
    '*': (request) => answers[`${request.method} ${request.path}`]?.(request),
  });
});
afterEach(() => {
  cleanup();
  onNavigate.mockClear();
});

async function open(changes: Partial<Devices> = {}) {
  account = { ...ACCOUNT, ...changes };
  await act(async () => void render(<AccountSettings onNavigate={onNavigate} />));
}

const sent = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const clickOn = (testId: string) => act(async () => void fireEvent.click(screen.getByTestId(testId)));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('changes the name at all tables, once it is another one', async () => {
  await open();
  expect(isDisabled('Change')).toBe(true);
  write('Your name', '  ');
  expect(isDisabled('Change')).toBe(true);
  write('Your name', ' Anna ');
  await pressButton('Change');
  expect(sent()).toEqual([['PUT', '/me', { name: 'Anna' }]]);
  expect(await screen.findByText('Changed, at your tables too.')).toBeTruthy();
  expect(usePlayerName.getState().name).toBe('Anna');
  write('Your name', 'Anne');
  expect(screen.getByText('What other players call you.')).toBeTruthy();
});

test('keeps the old name if the server does not take the new one', async () => {
  answers['PUT /me'] = () => new Refusal('unavailable');
  await open();
  write('Your name', 'Ben');
  await pressButton('Change');
  await screen.findByRole('alert');
  expect(usePlayerName.getState().name).toBe('Ann');
});

test('keeps the name of a browser without a seat, and leads it to its recovery code', async () => {
  await open({ devices: [] });
  write('Your name', 'Anna');
  await pressButton('Change');
  expect(screen.getByText('Saved for your first table.')).toBeTruthy();
  expect([sent(), usePlayerName.getState().name]).toEqual([[], 'Anna']);
  expect(screen.queryByText('Your devices')).toBeNull();
  const link = screen.getByRole('link', { name: 'I have a recovery code' });
  expect(link.getAttribute('href')).toBe('/recover');
  fireEvent.click(link);
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('lists this device first, then the others by their last visit', async () => {
  await open();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Chrome, Windowsthis one$/);
  expect(rows[1]).toMatch(/^A browserlast seen/);
  expect(rows[2]).toMatch(/^Firefox, Linuxlast seen/);
});

test('signs out another device, and shows the devices that are left', async () => {
  answers['DELETE /me/devices/laptop'] = () => void (account = { ...ACCOUNT, devices: [PHONE, HERE] });
  await open();
  await pressButton('Sign out: Firefox, Linux');
  expect(sent()).toEqual([['DELETE', '/me/devices/laptop', undefined]]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /Chrome/ })).toBeNull();
});

test('offers no sign-out of others without others', async () => {
  await open({ devices: [HERE] });
  expect(screen.queryByTestId('sign-out-others')).toBeNull();
});

test('shows a new recovery code once, and forgets it when the others are signed out', async () => {
  answers['POST /recovery/code'] = () => ({ code: CODE });
  await open({ codeCreatedAt: NOW });
  expect(screen.getByText(/A new code replaces it\.$/)).toBeTruthy();
  await pressButton('Create a new code');
  const field = await screen.findByTestId<HTMLInputElement>('recovery-code');
  expect(field.value).toBe(formatRecoveryCode(CODE));
  await clickOn('sign-out-others');
  await waitFor(() => expect(screen.queryByTestId('recovery-code')).toBeNull());
  expect(sent().at(-1)).toEqual(['DELETE', '/me/devices', undefined]);
});

test('shows no code if the server makes none', async () => {
  answers['POST /recovery/code'] = () => new Refusal('unavailable');
  await open();
  await pressButton('Create a recovery code');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByTestId('recovery-code')).toBeNull();
});

test('says nothing of e-mail if the server sends none', async () => {
  await open();
  expect(screen.queryByTestId('account-email')).toBeNull();
});

test('sends the link to the typed address, and shows that it is on its way', async () => {
  answers['PUT /me/email'] = () => {
    const pending = { address: 'ann@mail.example', expiresAt: NOW + DAY_MS };
    account = { ...account, email: { ...NO_EMAIL, pending } };
  };
  await open({ email: NO_EMAIL });
  write('E-mail address', ' ');
  expect(screen.getByTestId<HTMLButtonElement>('set-email').disabled).toBe(true);
  write('E-mail address', ' ann@mail.example ');
  await clickOn('set-email');
  const request = ['PUT', '/me/email', { address: 'ann@mail.example', language: 'en' }];
  expect(sent()).toEqual([request]);
  expect(await screen.findByText(/^An e-mail is on its way to ann@mail\.example/)).toBeTruthy();
  await pressButton('Send again');
  expect(sent()).toEqual([request, request]);
});

test('says that a link has expired', async () => {
  await open({ email: { ...NO_EMAIL, pending: { address: 'ann@mail.example', expiresAt: NOW - 1 } } });
  expect(screen.getByText(/^ann@mail\.example isn’t confirmed/)).toBeTruthy();
});

test('marks an address that the server does not take', async () => {
  answers['PUT /me/email'] = () => new Refusal('bad-request', 'address');
  await open({ email: NO_EMAIL });
  write('E-mail address', 'ann');
  await clickOn('set-email');
  expect((await screen.findByRole('alert')).textContent).toBe('That isn’t an e-mail address.');
  expect(screen.getByTestId('account-email').getAttribute('aria-invalid')).toBe('true');
});

test('changes or removes a confirmed address', async () => {
  answers['DELETE /me/email'] = () => void (account = { ...account, email: NO_EMAIL });
  await open({ email: { ...NO_EMAIL, address: 'ann@mail.example' } });
  expect(screen.getByText(/^You can sign in with ann@mail\.example/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await clickOn('change-email');
  expect(document.activeElement).toBe(screen.getByTestId('account-email'));
  write('E-mail address', 'anna@mail.example');
  await clickOn('set-email');
  expect(sent()).toEqual([['PUT', '/me/email', { address: 'anna@mail.example', language: 'en' }]]);
  await clickOn('remove-email');
  expect(sent().at(-1)).toEqual(['DELETE', '/me/email', undefined]);
  expect(await screen.findByTestId('account-email')).toBeTruthy();
});

test('asks again when the page is back in front: the address may be confirmed elsewhere', async () => {
  await open({ email: { ...NO_EMAIL, pending: { address: 'ann@mail.example', expiresAt: NOW + DAY_MS } } });
  setVisibility('hidden');
  account = { ...account, email: { ...NO_EMAIL, address: 'ann@mail.example' } };
  expect(screen.queryByText(/^You can sign in with/)).toBeNull();
  setVisibility('visible');
  expect(await screen.findByText(/^You can sign in with ann@mail\.example/)).toBeTruthy();
});

test('deletes the account only after a second press, and lists what that means', async () => {
  answers['DELETE /me'] = () => new Refusal('unavailable'); // jsdom cannot load the page that follows a success
  await open();
  await clickOn('delete-account');
  const group = screen.getByRole('group', { name: 'Delete everything' });
  expect(group.querySelectorAll('li')).toHaveLength(4);
  expect(sent()).toEqual([]);
  await pressButton('Keep everything');
  expect(screen.queryByTestId('confirm-delete-account')).toBeNull();
  await clickOn('delete-account');
  await clickOn('confirm-delete-account');
  expect(sent()).toEqual([['DELETE', '/me', undefined]]);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(usePlayerName.getState().name).toBe('Ann');
});

test('offers all stored data as a download', async () => {
  await open();
  expect(screen.getByTestId('download-data').getAttribute('href')).toBe('/api/me/data');
});
