/** @jest-environment jsdom */
import { initI18n } from '../i18n/i18n';
import { answerRequests, type ApiRequest } from '../testing/fake-api';
import {
  areNotificationsOn,
  disablePush,
  enablePush,
  refreshSubscription,
  showLocalNotification,
  unsupportedReason,
} from './browser-notifications';

const KEY = 'key of the server';
const OTHER_KEY = 'key of another server';

let requests: readonly ApiRequest[] = [];
let answerOfUser: NotificationPermission = 'granted';
let shown: string[] = []; // by the page itself
let clicks: (() => void)[] = [];

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static readonly requestPermission = () => {
    FakeNotification.permission = answerOfUser;
    return Promise.resolve(answerOfUser);
  };
  readonly close = () => shown.pop();
  constructor(title: string, { body, tag }: NotificationOptions) {
    shown.push([title, body, tag].join(': '));
  }
  set onclick(listener: () => void) {
    clicks.push(listener);
  }
}

/** A push service of a browser. `hasService`: whether it can subscribe. */
function pushManager(hasService = true) {
  let current: string | null = null; // the key of the subscription
  const subscription = () =>
    current !== null && {
      toJSON: () => ({
        endpoint: `https://push.example/${String(current)}`,
        keys: { p256dh: 'p', auth: 'a' },
      }),
      unsubscribe: async () => void (current = null),
    };
  return {
    hold: (key: string) => void (current = key),
    getSubscription: async () => subscription() || null,
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (!hasService || (current !== null && current !== key)) throw new Error('refused');
      current = key;
      return subscription();
    },
  };
}

function installWorker(manager: ReturnType<typeof pushManager> | null) {
  const registration = manager !== null && {
    pushManager: manager,
    showNotification: async (title: string, { tag, data }: NotificationOptions) =>
      void shown.push(`worker: ${title}: ${String(tag)}: ${JSON.stringify(data)}`),
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration || undefined,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

const setHidden = (isHidden: boolean) =>
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isHidden ? 'hidden' : 'visible',
  });

beforeAll(() => initI18n());
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/t/testtab222');
  [shown, clicks, answerOfUser] = [[], [], 'granted'];
  FakeNotification.permission = 'default';
  Object.assign(window, { Notification: FakeNotification, isSecureContext: true });
  installWorker(null);
  setHidden(true);
  requests = answerRequests({ 'PUT /me/push': () => undefined, 'DELETE /me/push': () => undefined });
});

const subscriptionSent = (key: string) => ({
  ...{ method: 'PUT', path: '/me/push' },
  body: { endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' }, language: 'en' },
});

test('knows why a browser shows no notifications', () => {
  expect(unsupportedReason()).toBeNull();
  FakeNotification.permission = 'denied';
  expect(unsupportedReason()).toBe('denied');
  Reflect.deleteProperty(window, 'Notification');
  expect(unsupportedReason()).toBe('unsupported');
  const agent = jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)');
  expect(unsupportedReason()).toBe('apple');
  agent.mockRestore();
  Object.assign(window, { isSecureContext: false });
  expect(unsupportedReason()).toBe('insecure');
});

test('stays off if the user refuses', async () => {
  installWorker(pushManager());
  answerOfUser = 'denied';
  expect(await enablePush(KEY)).toBe(false);
  expect(areNotificationsOn()).toBe(false);
  expect(requests).toEqual([]);
});

test('subscribes this browser, and ends that again', async () => {
  const manager = pushManager();
  installWorker(manager);
  expect(await enablePush(KEY)).toBe(true);
  expect(areNotificationsOn()).toBe(true);
  expect(requests).toEqual([subscriptionSent(KEY)]);
  await disablePush();
  expect(areNotificationsOn()).toBe(false);
  expect(await manager.getSubscription()).toBeNull();
  expect(requests.at(-1)).toEqual({ method: 'DELETE', path: '/me/push', body: undefined });
});

test('replaces a subscription to another server', async () => {
  const manager = pushManager();
  manager.hold(OTHER_KEY);
  installWorker(manager);
  await enablePush(KEY);
  expect(requests).toEqual([subscriptionSent(KEY)]);
});

test.each([
  ['a service worker', null],
  ['a push service', pushManager(false)],
])('is on without %s, for open tabs', async (_, manager) => {
  installWorker(manager);
  expect(await enablePush(KEY)).toBe(true);
  expect(areNotificationsOn()).toBe(true);
  expect(requests).toEqual([]);
});

test('is off once the permission is withdrawn', async () => {
  await enablePush(KEY);
  FakeNotification.permission = 'denied';
  expect(areNotificationsOn()).toBe(false);
});

test('sends the subscription again at each visit, only while notifications are on', async () => {
  const manager = pushManager();
  manager.hold(KEY);
  installWorker(manager);
  await refreshSubscription();
  expect(requests).toEqual([]);
  await enablePush(KEY);
  await refreshSubscription();
  expect(requests).toEqual([subscriptionSent(KEY), subscriptionSent(KEY)]);
  requests = answerRequests({}); // the server is out of reach
  await refreshSubscription();
  expect(requests).toHaveLength(1);
});

test('notifies from a hidden page only, and a press comes back to it', async () => {
  const notify = () => showLocalNotification('testtab222', 'Your turn', 'Fish Street Hill');
  await notify();
  expect(shown).toEqual([]); // notifications are off
  await enablePush(KEY);
  setHidden(false);
  await notify();
  expect(shown).toEqual([]);
  setHidden(true);
  await notify();
  expect(shown).toEqual(['Your turn: Fish Street Hill: prompt-testtab222']);
  const focus = jest.spyOn(window, 'focus').mockReturnValue();
  clicks[0]?.();
  expect(focus).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});

test('notifies through the service worker if there is one', async () => {
  installWorker(pushManager());
  await enablePush(KEY);
  await showLocalNotification('testtab222', 'Your turn', 'Fish Street Hill');
  expect(shown).toEqual(['worker: Your turn: prompt-testtab222: {"path":"t/testtab222"}']);
});
