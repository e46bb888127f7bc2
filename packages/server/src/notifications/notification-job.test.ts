import type { CreateTableInput, NotificationStatus } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import {
  TestClient,
  PushReceiver,
  activePlayer,
  createTestTable,
  playMoves,
  startTestServer,
  type TestTable,
  type TestServer,
  type TestServerOptions,
} from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { request } from '../../testing/request';
import { hashSecret } from '../identity/secret-key';
import { NOTIFICATION_GRACE_MS } from './notification-job';

const START = Date.parse('2026-06-01T12:00:00Z');

interface PushTestContext {
  readonly server: TestServer;
  readonly receiver: PushReceiver;
  readonly party: TestTable;
  readonly advance: (ms: number) => Promise<void>; // also sends what is due
}

async function withPushServer(
  testBody: (scene: PushTestContext) => Promise<void>,
  options: TestServerOptions = {},
  table: Partial<CreateTableInput> = {},
): Promise<void> {
  let now = START;
  const receiver = await PushReceiver.start();
  const server = await startTestServer({ now: () => now, ...options });
  const party = await createTestTable(server.url, { tableName: 'Pudding Lane', ...table });
  const advance = async (ms: number): Promise<void> => {
    now += ms;
    await server.sendNotifications();
  };
  try {
    await testBody({ server, receiver, party, advance });
    expect(receiver.errors).toEqual([]);
  } finally {
    party.close();
    await server.stop();
    await receiver.stop();
  }
}

const expectStatus = async (
  pendingResponse: ReturnType<TestClient['request']>,
  status = 204,
): Promise<void> => {
  const response = await pendingResponse;
  if (response.status !== status) throw new Error(response.text);
};

/** Subscribes every player to push. The path of the endpoint is the player's seat. */
async function subscribeAll({ party, receiver }: PushTestContext): Promise<void> {
  for (const [seat, guest] of party.clients.entries())
    await expectStatus(
      guest.request('PUT', '/api/me/push', { ...receiver.subscribe(String(seat)), language: 'en' }),
    );
}

const promptedPlayer = (party: TestTable): { readonly seat: number; readonly guest: TestClient } => {
  const { seat } = activePlayer(party).view.turn;
  const guest = party.clients[seat];
  if (guest === undefined) throw new Error('Nobody is called');
  return { seat, guest };
};

const personOf = async ({ storage }: TestServer, { cookie }: TestClient): Promise<string | undefined> =>
  (await storage.persons.sessionByKey(hashSecret(cookie?.split('=')[1] ?? '')))?.person.id;

const setHidden = (party: TestTable, seat: number, hidden = true) =>
  party.sockets[seat]?.emitWithAck('visibility', { hidden });

test('sends one push to an absent active player, encrypted for the device and signed by the server', () =>
  withPushServer(async (here) => {
    const { party, receiver, advance } = here;
    await subscribeAll(here);
    const { seat, guest } = promptedPlayer(party);
    await setHidden(party, seat);
    await advance(NOTIFICATION_GRACE_MS - 1);
    expect(receiver.requestCount).toBe(0);
    await advance(1);
    const [only] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    expect(only?.payload).toMatchObject({
      title: 'Your turn: Pudding Lane',
      path: `t/${party.matchId}`,
      tag: `prompt-${party.matchId}`,
    });
    const { vapidPublicKey } = (await guest.request<NotificationStatus>('GET', '/api/me/notifications')).body;
    expect(only?.signedBy).toBe(vapidPublicKey);
    expect(only?.claims.aud).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((only?.claims.exp ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
    expect(only?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: party.matchId });
    for (let hours = 0; hours < 3; hours += 1) await advance(3_600_000);
    expect(receiver.requestCount).toBe(1);
  }));

test('notifies no player who saw the table, and the next absent player in the next turn', () =>
  withPushServer(async (here) => {
    const { party, receiver, advance } = here;
    await subscribeAll(here);
    await advance(NOTIFICATION_GRACE_MS);
    const first = promptedPlayer(party).seat;
    for (let seat = 0; seat < 3; seat += 1) await setHidden(party, seat);
    await advance(NOTIFICATION_GRACE_MS);
    expect(receiver.requestCount).toBe(0);
    while (promptedPlayer(party).seat === first) await playMoves(party, 'next', 1);
    await setHidden(party, promptedPlayer(party).seat, false);
    await setHidden(party, promptedPlayer(party).seat);
    await advance(NOTIFICATION_GRACE_MS);
    expect(receiver.received.map(({ payload }) => payload.title)).toEqual(['Your turn: Pudding Lane']);
  }));

test('holds a notification until quiet hours end, and drops it if the turn is over by then', () =>
  withPushServer(async (here) => {
    const { party, receiver, advance } = here;
    await subscribeAll(here);
    const { seat, guest } = promptedPlayer(party);
    const quiet = { from: '11:00', to: '13:00', timeZone: 'UTC' };
    await expectStatus(guest.request('PUT', '/api/me/notifications', { quietHours: quiet }));
    expect((await guest.request<NotificationStatus>('GET', '/api/me/notifications')).body).toMatchObject({
      quietHours: quiet,
      isSubscribed: true,
    });
    await setHidden(party, seat);
    await advance(NOTIFICATION_GRACE_MS);
    await advance(30 * 60_000);
    expect(receiver.requestCount).toBe(0);
    await advance(30 * 60_000);
    expect(receiver.requestCount).toBe(1);
    await expectStatus(
      guest.request('PUT', '/api/me/notifications', { quietHours: { ...quiet, to: '18:00' } }),
    );
    do await playMoves(party, 'until I am called again', 1);
    while (promptedPlayer(party).seat === seat);
    do await playMoves(party, 'until I am called again', 1);
    while (promptedPlayer(party).seat !== seat);
    await advance(NOTIFICATION_GRACE_MS);
    while (promptedPlayer(party).seat === seat) await playMoves(party, 'and made my decision', 1);
    await advance(6 * 3_600_000);
    expect(receiver.received.filter(({ payload }) => payload.path !== '')).toHaveLength(1);
  }));

test('sends one notification to a player who is called again before the first could be sent', () =>
  withPushServer(async (here) => {
    const { party, receiver, advance } = here;
    await subscribeAll(here);
    const { seat, guest } = promptedPlayer(party);
    const quietHours = { from: '11:00', to: '13:00', timeZone: 'UTC' };
    await expectStatus(guest.request('PUT', '/api/me/notifications', { quietHours }));
    await setHidden(party, seat);
    await advance(NOTIFICATION_GRACE_MS);
    do await playMoves(party, 'until I am called again', 1);
    while (promptedPlayer(party).seat === seat);
    do await playMoves(party, 'until I am called again', 1);
    while (promptedPlayer(party).seat !== seat);
    await advance(NOTIFICATION_GRACE_MS);
    expect(receiver.requestCount).toBe(0);
    await advance(3_600_000);
    expect(receiver.received.map(({ payload }) => payload.title)).toEqual(['Your turn: Pudding Lane']);
  }));

test("drops the waiting notification of a seat's former owner, and notifies the new owner", () =>
  withPushServer(
    async (here) => {
      const { server, party, receiver, advance } = here;
      await subscribeAll(here);
      const { seat, guest } = promptedPlayer(party);
      const quietHours = { from: '11:00', to: '13:00', timeZone: 'UTC' };
      await expectStatus(guest.request('PUT', '/api/me/notifications', { quietHours }));
      await setHidden(party, seat);
      await advance(NOTIFICATION_GRACE_MS);
      expect(await party.sockets[seat]?.emitWithAck('table-command', { type: 'leave' })).toEqual({
        ok: true,
      });
      const dan = new TestClient(server.url);
      const seats = `/api/matches/${party.matchId}/seats`;
      await expectStatus(dan.request('POST', seats, { name: 'Dan', seat }), 201);
      const subscription = { ...receiver.subscribe('dan'), language: 'fr' };
      await expectStatus(dan.request('PUT', '/api/me/push', subscription));
      await advance(NOTIFICATION_GRACE_MS);
      expect(receiver.received.map(({ payload }) => payload.title)).toEqual([
        'À vous de jouer\u202f: Pudding Lane',
      ]);
      await advance(2 * 3_600_000); // the quiet hours of the former owner have ended
      expect(receiver.requestCount).toBe(1);
    },
    {},
    { timeControl: { clock: { kind: 'none' }, timeoutAction: 'open-seat' } },
  ));

test('does not repeat a notification that may have arrived, and removes a device that is gone', () =>
  withPushServer(async (here) => {
    const { party, receiver, advance } = here;
    await subscribeAll(here);
    const { seat, guest } = promptedPlayer(party);
    await setHidden(party, seat);
    receiver.behaviour = 'close-connection';
    await advance(NOTIFICATION_GRACE_MS);
    await advance(3_600_000);
    expect(receiver.requestCount).toBe(1);
    receiver.behaviour = 410;
    await expectStatus(guest.request('POST', '/api/me/notifications/test'), 202);
    await advance(0);
    expect(receiver.requestCount).toBe(2);
    expect((await guest.request<NotificationStatus>('GET', '/api/me/notifications')).body.isSubscribed).toBe(
      false,
    );
    await expectStatus(guest.request('POST', '/api/me/notifications/test'), 409);
  }));

test('a token unsubscribes its device without a cookie, and a forged token does nothing', () =>
  withPushServer(async (here) => {
    const { party, receiver, advance } = here;
    await subscribeAll(here);
    const { seat, guest } = promptedPlayer(party);
    await setHidden(party, seat);
    await advance(NOTIFICATION_GRACE_MS);
    const stop = receiver.received[0]?.payload.unsubscribeToken ?? '';
    const press = (token: string) =>
      request(`${guest.url}/api/notifications/unsubscribe/${token}`, { method: 'POST' });
    const [target = '', signature = ''] = stop.split('.');
    expect((await press(`${target}x.${signature}`)).status).toBe(404);
    expect((await press('push-someone')).status).toBe(400);
    expect((await guest.request<NotificationStatus>('GET', '/api/me/notifications')).body.isSubscribed).toBe(
      true,
    );
    expect((await press(stop)).status).toBe(204);
    expect((await press(stop)).status).toBe(204);
    expect((await guest.request<NotificationStatus>('GET', '/api/me/notifications')).body.isSubscribed).toBe(
      false,
    );
  }));

test('a receiver that never answers delays no move', () =>
  withPushServer(async (here) => {
    const { server, party, receiver, advance } = here;
    await subscribeAll(here);
    await setHidden(party, promptedPlayer(party).seat);
    receiver.behaviour = 'no-response';
    const waiting = advance(NOTIFICATION_GRACE_MS);
    await waitFor('the message', () => receiver.requestCount > 0);
    await playMoves(party, 'meanwhile', 5); // with no answer from the receiver
    await receiver.stop();
    await waiting;
    expect((await server.storage.matches.find(party.matchId))?.stateId).toBeGreaterThanOrEqual(5);
  }));

test('a new server sends the notifications that a stopped one left', async () => {
  let now = START;
  const databaseUrl = await freshDatabase();
  const receiver = await PushReceiver.start();
  const wish = { databaseUrl, now: () => now };
  const first = await startTestServer(wish);
  const party = await createTestTable(first.url);
  await subscribeAll({ party, receiver } as PushTestContext);
  await setHidden(party, promptedPlayer(party).seat);
  receiver.behaviour = 503;
  now += NOTIFICATION_GRACE_MS;
  await first.sendNotifications();
  expect(receiver.requestCount).toBe(1);
  party.close();
  await first.stop();
  receiver.behaviour = 201;
  const next = await startTestServer(wish);
  now += 30_000;
  await next.sendNotifications();
  expect(receiver.requestCount).toBe(2);
  now += 3_600_000;
  await next.sendNotifications();
  expect(receiver.requestCount).toBe(2);
  await next.stop();
  await receiver.stop();
});

test('with two servers, one sends, and none if the player sees the table on either', async () => {
  let now = START;
  const databaseUrl = await freshDatabase();
  const receiver = await PushReceiver.start();
  const wish = { databaseUrl, now: () => now };
  const [one, two] = [await startTestServer(wish), await startTestServer(wish)];
  const remind = () => Promise.all([one.sendNotifications(), two.sendNotifications()]);
  const party = await createTestTable(one.url);
  await subscribeAll({ party, receiver } as PushTestContext);
  const { seat, guest } = promptedPlayer(party);
  await setHidden(party, seat);
  const phone = Object.assign(Object.create(Object.getPrototypeOf(guest) as object) as TestClient, guest, {
    url: two.url,
  });
  const looking = phone.connect({ match: party.matchId });
  await looking.waitForSync();
  // A server publishes presence after its sync. After these two answers the other server knows the player.
  for (const hidden of [true, false]) await looking.emitWithAck('visibility', { hidden });
  now += NOTIFICATION_GRACE_MS;
  await remind();
  expect(receiver.requestCount).toBe(0);
  looking.close();
  while (promptedPlayer(party).seat === seat) await playMoves(party, 'two servers', 1);
  await setHidden(party, promptedPlayer(party).seat);
  now += NOTIFICATION_GRACE_MS;
  await remind();
  await remind();
  expect(receiver.received).toHaveLength(1);
  party.close();
  await one.stop();
  await two.stop();
  await receiver.stop();
});

test('a browser keeps its language when it subscribes again, and the status names the caller’s device', () =>
  withPushServer(async ({ party, receiver, server }) => {
    const [ann] = party.clients;
    if (ann === undefined) throw new Error('Nobody is there');
    const statusOf = async (client: TestClient) =>
      (await client.request<NotificationStatus>('GET', '/api/me/notifications')).body;
    expect(await statusOf(ann)).toMatchObject({ isSignedIn: true, isSubscribed: false, devices: [] });
    const languageOf = async () => {
      const [device] = await server.storage.persons.devices((await personOf(server, ann)) ?? '');
      return (await server.storage.notificationTargets.pushTarget(device?.id ?? ''))?.language;
    };
    await expectStatus(ann.request('PUT', '/api/me/push', receiver.subscribe('0')));
    expect(await languageOf()).toBe('en');
    await expectStatus(ann.request('PUT', '/api/me/push', { ...receiver.subscribe('0'), language: 'fr' }));
    await expectStatus(ann.request('PUT', '/api/me/push', receiver.subscribe('0')));
    expect(await languageOf()).toBe('fr');
    expect(await statusOf(ann)).toMatchObject({
      isSubscribed: true,
      devices: [{ isCurrent: true }],
      quietHours: null,
      email: null,
    });
    const stranger = await statusOf(new TestClient(server.url));
    expect(stranger).toMatchObject({ isSignedIn: false, isSubscribed: false, devices: [] });
    await expectStatus(ann.request('DELETE', '/api/me/push'));
    expect(await statusOf(ann)).toMatchObject({ isSubscribed: false, devices: [] });
  }));

test('rejects invalid requests and names the wrong field', () =>
  withPushServer(async ({ party, receiver }) => {
    const [ann] = party.clients;
    const good = receiver.subscribe('0');
    const ask = async (path: string, body: unknown) => {
      const { status, body: told } =
        (await ann?.request<{ readonly field?: string }>('PUT', path, body)) ?? {};
      return `${String(status)} ${String(told?.field)}`;
    };
    expect(await ask('/api/me/push', { ...good, endpoint: 'ftp://push.example' })).toBe('400 endpoint');
    expect(await ask('/api/me/push', { ...good, keys: { ...good.keys, auth: 'short' } })).toBe(
      '400 keys.auth',
    );
    const noPoint = { ...good.keys, p256dh: 'A'.repeat(87) };
    expect(await ask('/api/me/push', { ...good, keys: noPoint })).toBe('400 keys.p256dh');
    expect(await ask('/api/me/push', { ...good, language: 'nl' })).toBe('400 language');
    const quiet = { from: '22:00', to: '07:00', timeZone: 'Europe/London' };
    expect(await ask('/api/me/notifications', { quietHours: { ...quiet, timeZone: 'Europe/Troy' } })).toBe(
      '400 quietHours.timeZone',
    );
    expect(await ask('/api/me/notifications', { quietHours: { ...quiet, from: '24:00' } })).toBe(
      '400 quietHours.from',
    );
    expect(await ask('/api/me/notifications', { quietHours: { ...quiet, to: '22:00' } })).toBe(
      '400 quietHours.to',
    );
  }));

test('rejects endpoints in the server’s own network by default', () =>
  withPushServer(
    async ({ party }) => {
      const [ann] = party.clients;
      const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
      for (const endpoint of ['http://push.example/1', 'https://10.0.0.1/1', 'https://[::1]/1'])
        await expectStatus(
          ann?.request('PUT', '/api/me/push', { endpoint, keys }) ?? Promise.reject(new Error()),
          400,
        );
    },
    { outboundHttp: 'public' },
  ));
