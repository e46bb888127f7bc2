/** @jest-environment jsdom */
import type { NotificationStatus, TableWebhookStatus } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { answerRequests, Refusal, type ApiRequest } from '../testing/fake-api';
import { choose, optionsOf, pressButton, write } from '../testing/page-input';
import { localTimeZone } from './local-time-zone';
import { NotificationSettingsPanel } from './notification-settings.lazy';

const SIGNED_IN: NotificationStatus = {
  ...{ vapidPublicKey: 'key of the server', isSignedIn: true, isSubscribed: false },
  ...{ devices: [], quietHours: null, areInvitationsAllowed: true, email: null },
};
const QUIET = { from: '21:30', to: '07:00', timeZone: 'America/New_York' };

let requests: readonly ApiRequest[] = [];

beforeAll(async () => {
  await initI18n();
  await loadMessages('settings');
});
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

/** Opens the settings. The server answers with the status, and with what was saved from then on. */
async function open(
  status: Partial<NotificationStatus> = {},
  webhook: TableWebhookStatus | Refusal = new Refusal('not-host'),
) {
  let current = { ...SIGNED_IN, ...status };
  let hook = webhook;
  requests = answerRequests({
    'GET /me/notifications': () => current,
    'PUT /me/notifications': ({ body }) => void (current = { ...current, ...(body as object) }),
    'PUT /me/email/reminders': ({ body }) => {
      const { enabled } = body as { readonly enabled: boolean };
      if (current.email !== null)
        current = { ...current, email: { ...current.email, remindersEnabled: enabled } };
    },
    'POST /me/notifications/test': () => undefined,
    'PUT /me/invitations': ({ body }) => {
      const { areAllowed } = body as { readonly areAllowed: boolean };
      current = { ...current, areInvitationsAllowed: areAllowed };
    },
    'GET /matches/testtab222/webhook': () => hook,
    'PUT /matches/testtab222/webhook': ({ body }) => {
      const { kind } = body as { readonly kind: 'slack' };
      hook = { webhook: { kind, hostname: 'hooks.example' } };
    },
    'DELETE /matches/testtab222/webhook': () => void (hook = { webhook: null }),
    'POST /matches/testtab222/webhook/test': () => undefined,
  });
  await act(async () => void render(<NotificationSettingsPanel />));
}

const sent = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const settle = () => act(async () => void (await Promise.resolve()));
const isOn = (testId: string) => screen.getByTestId(testId).getAttribute('aria-checked') === 'true';
const clickOn = (testId: string) => act(async () => void fireEvent.click(screen.getByTestId(testId)));
const setTime = async (end: 'from' | 'to', value: string) => {
  fireEvent.change(screen.getByTestId(`quiet-hours-${end}`), { target: { value } });
  await settle();
};

test('quiet hours begin with the night, in the time zone of this browser', async () => {
  await open();
  expect(screen.queryByTestId('quiet-hours-from')).toBeNull();
  await clickOn('quiet-hours');
  const quietHours = { from: '22:00', to: '08:00', timeZone: localTimeZone() };
  expect(sent()).toEqual([['PUT', '/me/notifications', { quietHours }]]);
  await screen.findByTestId('quiet-hours-from');
  expect(isOn('quiet-hours')).toBe(true);
});

test('saves the quiet hours that the fields show, once both are times and differ', async () => {
  await open({ quietHours: QUIET });
  expect(screen.getByText(/^America\/New York time\./)).toBeTruthy();
  await setTime('from', '07:00');
  await setTime('from', '');
  expect(sent()).toEqual([]);
  await setTime('from', '23:15');
  await setTime('to', '06:45');
  const { body: first } = requests.filter(({ method }) => method === 'PUT')[0] ?? {};
  expect(first).toMatchObject({ quietHours: { from: '23:15', to: '07:00' } });
  const { body: last } = requests.filter(({ method }) => method === 'PUT').at(-1) ?? {};
  expect(last).toMatchObject({ quietHours: { from: '23:15', to: '06:45' } });
});

test('turns quiet hours off', async () => {
  await open({ quietHours: QUIET });
  expect(isOn('quiet-hours')).toBe(true);
  await clickOn('quiet-hours');
  expect(sent()).toEqual([['PUT', '/me/notifications', { quietHours: null }]]);
  expect(isOn('quiet-hours')).toBe(false);
});

test('offers no quiet hours and no switch to a browser that is not signed in', async () => {
  await open({ isSignedIn: false });
  expect(screen.queryByTestId('quiet-hours')).toBeNull();
  expect(screen.getByTestId<HTMLButtonElement>('push-notifications').disabled).toBe(true);
  expect(screen.getByText('Take a seat at a table first.')).toBeTruthy();
});

test('says why a page without https gets no notifications', async () => {
  await open();
  expect(screen.getByTestId<HTMLButtonElement>('push-notifications').disabled).toBe(true);
  expect(screen.getByText(/this address uses plain http/)).toBeTruthy();
});

test('reminds by e-mail only at a confirmed address', async () => {
  await open({ email: { address: null, remindersEnabled: false, pending: null } });
  expect(screen.getByTestId<HTMLButtonElement>('email-reminders').disabled).toBe(true);
  cleanup();
  await open({ email: { address: 'ann@mail.example', remindersEnabled: false, pending: null } });
  expect(screen.getByText(/^To ann@mail\.example/)).toBeTruthy();
  await clickOn('email-reminders');
  expect(sent()).toEqual([['PUT', '/me/email/reminders', { enabled: true, language: 'en' }]]);
  expect(isOn('email-reminders')).toBe(true);
  await clickOn('email-reminders');
  expect(sent().at(-1)).toEqual(['PUT', '/me/email/reminders', { enabled: false, language: 'en' }]);
});

test('says nothing of e-mail if the server sends none', async () => {
  await open();
  expect(screen.queryByTestId('email-reminders')).toBeNull();
});

test('lists the other devices, and sends a test to all', async () => {
  const devices = [
    { label: 'Firefox, Android', isCurrent: false },
    { label: 'Chrome, Windows', isCurrent: true },
    { label: null, isCurrent: false },
  ];
  await open({ devices });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Firefox, Android',
    'A browser',
  ]);
  await pressButton('Send a test');
  expect(sent()).toEqual([['POST', '/me/notifications/test', undefined]]);
  expect((await screen.findByText('On its way.')).getAttribute('role')).toBe('status');
});

test('offers no test and no list without a device', async () => {
  await open();
  expect(screen.queryByTestId('test-notification')).toBeNull();
  expect(screen.queryByText('Other devices')).toBeNull();
});

test.each([
  ['away from a table', '/', { webhook: null }],
  ['for a guest of the table', '/t/testtab222', new Refusal('not-host')],
])('shows no webhook %s', async (_, path, webhook) => {
  window.history.replaceState(null, '', path);
  await open({}, webhook);
  await settle();
  expect(screen.queryByText('Messages from this table')).toBeNull();
});

test('connects the webhook of the chosen service, tests it and removes it', async () => {
  window.history.replaceState(null, '', '/t/testtab222');
  await open({}, { webhook: null });
  await screen.findByText('Messages from this table');
  expect(optionsOf('Service')).toEqual(['[Discord]', 'Slack', 'JSON']);
  const save = screen.getByTestId<HTMLButtonElement>('webhook-save');
  write('Webhook address', '  ');
  expect(save.disabled).toBe(true);
  choose('Service', 'Slack');
  write('Webhook address', ' https://hooks.example/secret ');
  await clickOn('webhook-save');
  const url = 'https://hooks.example/secret';
  expect(sent()).toEqual([['PUT', '/matches/testtab222/webhook', { kind: 'slack', url }]]);
  expect(await screen.findByText('Sent to hooks.example.')).toBeTruthy();
  await clickOn('webhook-test');
  expect(sent().at(-1)).toEqual(['POST', '/matches/testtab222/webhook/test', undefined]);
  expect(await screen.findByText('On its way.')).toBeTruthy();
  await clickOn('webhook-remove');
  expect(sent().at(-1)).toEqual(['DELETE', '/matches/testtab222/webhook', undefined]);
  expect(await screen.findByTestId('webhook-url')).toBeTruthy();
});

test('a switch keeps invitations away', async () => {
  await open();
  expect(isOn('no-invitations')).toBe(false);
  await clickOn('no-invitations');
  expect(isOn('no-invitations')).toBe(true);
  expect(sent()).toEqual([['PUT', '/me/invitations', { areAllowed: false }]]);
});
