/** @jest-environment jsdom */
import './push-worker';

const SCOPE = 'https://fire.example/game/';
const PUSH = { title: 'Your turn', body: 'Fish Street Hill', tag: 'prompt-t1', path: 't/t1' };
const STOP = { unsubscribeToken: 'push-d.s', unsubscribeLabel: 'Stop' };

let shown: (readonly [title: string, options: Record<string, unknown>])[] = [];
let effects: string[] = []; // what the worker did beside notifications
let tabs: readonly string[] = []; // URLs of open pages

beforeEach(() => {
  [shown, effects, tabs] = [[], [], []];
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => void effects.push('unsubscribe'),
  };
  const registration = {
    scope: SCOPE,
    showNotification: async (title: string, options: Record<string, unknown>) =>
      void shown.push([title, options]),
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
        effects.push(`subscribe with ${applicationServerKey}`);
        return subscription;
      },
    },
  };
  const clients = {
    matchAll: async () => tabs.map((url) => ({ url, focus: async () => void effects.push(`focus ${url}`) })),
    openWindow: async (url: string) => void effects.push(`open ${url}`),
  };
  Object.assign(globalThis, { registration, clients });
  globalThis.fetch = async (url, init) => {
    effects.push([init?.method, String(url), init?.body].filter(Boolean).join(' '));
    return {} as Response;
  };
});

/** Sends an event to the worker and waits for what it does. */
async function send(type: string, fields: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event(type), {
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    ...fields,
  });
  globalThis.dispatchEvent(event);
  await Promise.all(work);
}

test('shows a push, with a button that stops them', async () => {
  await send('push', { data: { json: () => ({ ...PUSH, ...STOP }) } });
  const [title, options] = shown[0] ?? [];
  expect(title).toBe('Your turn');
  expect(options).toMatchObject({
    ...{ body: 'Fish Street Hill', tag: 'prompt-t1', renotify: true, icon: `${SCOPE}icons/flame-192.png` },
    data: { path: 't/t1', unsubscribeToken: 'push-d.s' },
    actions: [{ action: 'unsubscribe', title: 'Stop' }],
  });
});

test('shows no button without a token, and nothing for a push without data', async () => {
  await send('push', { data: { json: () => PUSH } });
  await send('push', { data: null });
  expect(shown.map(([, { actions }]) => actions)).toEqual([[]]);
});

/** Presses a notification. Returns whether it closed. */
async function pressNotification(data: object, action = ''): Promise<boolean> {
  const close = jest.fn();
  await send('notificationclick', { action, notification: { data, close } });
  return close.mock.calls.length === 1;
}

test('a press brings the open table to the front, or opens it', async () => {
  tabs = [`${SCOPE}t/t2`, `${SCOPE}t/t1#log`];
  expect(await pressNotification({ path: 't/t1' })).toBe(true);
  expect(await pressNotification({ path: 't/t3' })).toBe(true);
  expect(effects).toEqual([`focus ${SCOPE}t/t1#log`, `open ${SCOPE}t/t3`]);
});

test('the button stops the notifications here and at the server, and opens nothing', async () => {
  expect(await pressNotification({ path: 't/t1', unsubscribeToken: 'push-d.s' }, 'unsubscribe')).toBe(true);
  expect(effects).toEqual([`POST ${SCOPE}api/notifications/unsubscribe/push-d.s`, 'unsubscribe']);
});

test('sends a changed subscription to the server, for the same key and in no other language', async () => {
  await send('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey: 'key' } } });
  const body = JSON.stringify({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } });
  expect(effects).toEqual(['subscribe with key', `PUT ${SCOPE}api/me/push ${body}`]);
});

test('does nothing if the browser does not say which subscription has changed', async () => {
  await send('pushsubscriptionchange', { oldSubscription: null });
  expect(effects).toEqual([]);
});
