import { commitmentOfPart } from '@great-fire/game';
import type { Notices } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { Guest, PushReceiver, awaited, gather, playOn, startTestServer } from '../../testing';
import type { Party, TestServer, TestServerWish } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { request } from '../../testing/request';
import { GRACE_MS } from './reminders';

const START = Date.parse('2026-06-01T12:00:00Z');

interface Scene {
  readonly server: TestServer;
  readonly receiver: PushReceiver;
  readonly party: Party;
  readonly pass: (ms: number) => Promise<void>; // and those who are called on then are reminded
}

async function scene(work: (scene: Scene) => Promise<void>, wish: TestServerWish = {}): Promise<void> {
  let now = START;
  const receiver = await PushReceiver.start();
  const server = await startTestServer({ now: () => now, ...wish });
  const party = await gather(server.url, { tableName: 'Pudding Lane' });
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await server.remind();
  };
  try {
    await work({ server, receiver, party, pass });
    expect(receiver.faults).toEqual([]);
  } finally {
    party.close();
    await server.stop();
    await receiver.stop();
  }
}

const done = async (asked: ReturnType<Guest['ask']>, status = 204): Promise<void> => {
  const answer = await asked;
  if (answer.status !== status) throw new Error(answer.text);
};

/** Everybody at the table is reached by push, at the address of their seat. */
async function reached({ party, receiver }: Scene): Promise<void> {
  for (const [seat, guest] of party.guests.entries())
    await done(guest.ask('PUT', '/api/me/push', { ...receiver.subscribe(String(seat)), language: 'en' }));
}

const called = (party: Party): { readonly seat: number; readonly guest: Guest } => {
  const { seat } = awaited(party).view.turn;
  const guest = party.guests[seat];
  if (guest === undefined) throw new Error('Nobody is called');
  return { seat, guest };
};

const hide = (party: Party, seat: number, hidden = true) => party.sockets[seat]?.ask('look', { hidden });

test('who is called on and away gets one word, encrypted for that device and signed by the server', () =>
  scene(async (here) => {
    const { party, receiver, pass } = here;
    await reached(here);
    const { seat, guest } = called(party);
    await hide(party, seat);
    await pass(GRACE_MS - 1);
    expect(receiver.asked).toBe(0);
    await pass(1);
    const [only] = receiver.heard;
    expect(receiver.heard).toHaveLength(1);
    expect(only?.word).toMatchObject({
      title: 'Your turn: Pudding Lane',
      path: `t/${party.matchId}`,
      tag: `call-${party.matchId}`,
    });
    const { pushKey } = (await guest.ask<Notices>('GET', '/api/me/notices')).body;
    expect(only?.signedBy).toBe(pushKey);
    expect(only?.claims.aud).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((only?.claims.exp ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
    expect(only?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: party.matchId });
    for (let hours = 0; hours < 3; hours += 1) await pass(3_600_000);
    expect(receiver.asked).toBe(1);
  }));

test('who looks at the table is told by that; in the next turn whoever does not is reminded', () =>
  scene(async (here) => {
    const { party, receiver, pass } = here;
    await reached(here);
    await pass(GRACE_MS);
    const first = called(party).seat;
    for (let seat = 0; seat < 3; seat += 1) await hide(party, seat);
    await pass(GRACE_MS);
    expect(receiver.asked).toBe(0);
    while (called(party).seat === first) await playOn(party, 'next', 1);
    await hide(party, called(party).seat, false);
    await hide(party, called(party).seat);
    await pass(GRACE_MS);
    expect(receiver.heard.map(({ word }) => word.title)).toEqual(['Your turn: Pudding Lane']);
  }));

test('in quiet hours word is held back until they end, and dropped where the call is over by then', () =>
  scene(async (here) => {
    const { party, receiver, pass } = here;
    await reached(here);
    const { seat, guest } = called(party);
    const quiet = { from: '11:00', to: '13:00', zone: 'UTC' };
    await done(guest.ask('PUT', '/api/me/notices', { quiet }));
    expect((await guest.ask<Notices>('GET', '/api/me/notices')).body).toMatchObject({
      quiet,
      isReached: true,
    });
    await hide(party, seat);
    await pass(GRACE_MS);
    await pass(30 * 60_000);
    expect(receiver.asked).toBe(0);
    await pass(30 * 60_000);
    expect(receiver.asked).toBe(1);
    await done(guest.ask('PUT', '/api/me/notices', { quiet: { ...quiet, to: '18:00' } }));
    do await playOn(party, 'until I am called again', 1);
    while (called(party).seat === seat);
    do await playOn(party, 'until I am called again', 1);
    while (called(party).seat !== seat);
    await pass(GRACE_MS);
    while (called(party).seat === seat) await playOn(party, 'and made my decision', 1);
    await pass(6 * 3_600_000);
    expect(receiver.heard.filter(({ word }) => word.path !== '')).toHaveLength(1);
  }));

test('a push service that is busy is asked again, later each time, and not for ever', () =>
  scene(async (here) => {
    const { party, receiver, pass } = here;
    await reached(here);
    await hide(party, called(party).seat);
    receiver.manner = 503;
    await pass(GRACE_MS);
    for (const [wait, asked] of [
      [29_000, 1],
      [1_000, 2],
      [119_000, 2],
      [1_000, 3],
    ] as const) {
      await pass(wait);
      expect(receiver.asked).toBe(asked);
    }
    receiver.headers = { 'retry-after': '1800' };
    await pass(600_000);
    expect(receiver.asked).toBe(4);
    await pass(10 * 3_600_000);
    expect(receiver.asked).toBe(4);
  }));

test('as a receiver asks, so long it is left alone', () =>
  scene(async (here) => {
    const { party, receiver, pass } = here;
    await reached(here);
    await hide(party, called(party).seat);
    receiver.manner = 429;
    receiver.headers = { 'retry-after': '600' };
    await pass(GRACE_MS);
    await pass(599_000);
    expect(receiver.asked).toBe(1);
    receiver.manner = 201;
    await pass(1_000);
    expect(receiver.asked).toBe(2);
    await pass(3_600_000);
    expect(receiver.asked).toBe(2);
  }));

test('of what may have come no second is sent; a device that is gone is not reached any more', () =>
  scene(async (here) => {
    const { party, receiver, pass } = here;
    await reached(here);
    const { seat, guest } = called(party);
    await hide(party, seat);
    receiver.manner = 'cut';
    await pass(GRACE_MS);
    await pass(3_600_000);
    expect(receiver.asked).toBe(1);
    receiver.manner = 410;
    await done(guest.ask('POST', '/api/me/notices/test'), 202);
    await pass(0);
    expect(receiver.asked).toBe(2);
    expect((await guest.ask<Notices>('GET', '/api/me/notices')).body.isReached).toBe(false);
    await done(guest.ask('POST', '/api/me/notices/test'), 409);
  }));

test('one press on a notice ends them on that device, without a cookie; a made-up token ends nothing', () =>
  scene(async (here) => {
    const { party, receiver, pass } = here;
    await reached(here);
    const { seat, guest } = called(party);
    await hide(party, seat);
    await pass(GRACE_MS);
    const stop = receiver.heard[0]?.word.stop ?? '';
    const press = (token: string) => request(`${guest.url}/api/notices/stop/${token}`, { method: 'POST' });
    const [target = '', signature = ''] = stop.split('.');
    expect((await press(`${target}x.${signature}`)).status).toBe(404);
    expect((await press('push-someone')).status).toBe(400);
    expect((await guest.ask<Notices>('GET', '/api/me/notices')).body.isReached).toBe(true);
    expect((await press(stop)).status).toBe(204);
    expect((await press(stop)).status).toBe(204);
    expect((await guest.ask<Notices>('GET', '/api/me/notices')).body.isReached).toBe(false);
  }));

test('a receiver that never answers delays no move', () =>
  scene(async (here) => {
    const { server, party, receiver, pass } = here;
    await reached(here);
    await hide(party, called(party).seat);
    receiver.manner = 'silent';
    const waiting = pass(GRACE_MS);
    await waitFor('the message', () => receiver.asked > 0);
    await playOn(party, 'meanwhile', 5); // with no answer from the receiver
    await receiver.stop();
    await waiting;
    expect((await server.storage.matches.find(party.matchId))?.stateId).toBeGreaterThanOrEqual(5);
  }));

test('what was to be sent when a server ended is sent by the next one', async () => {
  let now = START;
  const databaseUrl = await freshDatabase();
  const receiver = await PushReceiver.start();
  const wish = { databaseUrl, now: () => now };
  const first = await startTestServer(wish);
  const party = await gather(first.url);
  await reached({ party, receiver } as Scene);
  await hide(party, called(party).seat);
  receiver.manner = 503;
  now += GRACE_MS;
  await first.remind();
  expect(receiver.asked).toBe(1);
  party.close();
  await first.stop();
  receiver.manner = 201;
  const next = await startTestServer(wish);
  now += 30_000;
  await next.remind();
  expect(receiver.asked).toBe(2);
  now += 3_600_000;
  await next.remind();
  expect(receiver.asked).toBe(2);
  await next.stop();
  await receiver.stop();
});

test('of several servers one sends, and none where somebody looks at another', async () => {
  let now = START;
  const databaseUrl = await freshDatabase();
  const receiver = await PushReceiver.start();
  const wish = { databaseUrl, now: () => now };
  const [one, two] = [await startTestServer(wish), await startTestServer(wish)];
  const remind = () => Promise.all([one.remind(), two.remind()]);
  const party = await gather(one.url);
  await reached({ party, receiver } as Scene);
  const { seat, guest } = called(party);
  await hide(party, seat);
  const phone = Object.assign(Object.create(Object.getPrototypeOf(guest) as object) as Guest, guest, {
    url: two.url,
  });
  const looking = phone.connect({ match: party.matchId });
  await looking.ready();
  // That somebody is there is said to the other servers after the table is shown: whoever turns away and back is known to them.
  for (const hidden of [true, false]) await looking.ask('look', { hidden });
  now += GRACE_MS;
  await remind();
  expect(receiver.asked).toBe(0);
  looking.close();
  while (called(party).seat === seat) await playOn(party, 'two servers', 1);
  await hide(party, called(party).seat);
  now += GRACE_MS;
  await remind();
  await remind();
  expect(receiver.heard).toHaveLength(1);
  party.close();
  await one.stop();
  await two.stop();
  await receiver.stop();
});

test('what is asked for wrongly is named by its field', () =>
  scene(async ({ party, receiver }) => {
    const [ann] = party.guests;
    const good = receiver.subscribe('0');
    const ask = async (path: string, body: unknown) => {
      const { status, body: told } = (await ann?.ask<{ readonly field?: string }>('PUT', path, body)) ?? {};
      return `${String(status)} ${String(told?.field)}`;
    };
    expect(await ask('/api/me/push', { ...good, endpoint: 'ftp://push.example' })).toBe('400 endpoint');
    expect(await ask('/api/me/push', { ...good, keys: { ...good.keys, auth: 'short' } })).toBe(
      '400 keys.auth',
    );
    const noPoint = { ...good.keys, p256dh: 'A'.repeat(87) };
    expect(await ask('/api/me/push', { ...good, keys: noPoint })).toBe('400 keys.p256dh');
    expect(await ask('/api/me/push', { ...good, language: 'nl' })).toBe('400 language');
    const quiet = { from: '22:00', to: '07:00', zone: 'Europe/London' };
    expect(await ask('/api/me/notices', { quiet: { ...quiet, zone: 'Europe/Troy' } })).toBe('400 quiet.zone');
    expect(await ask('/api/me/notices', { quiet: { ...quiet, from: '24:00' } })).toBe('400 quiet.from');
    expect(await ask('/api/me/notices', { quiet: { ...quiet, to: '22:00' } })).toBe('400 quiet.to');
  }));

test('without word from the host, nothing goes into the host’s own network', () =>
  scene(
    async ({ party }) => {
      const [ann] = party.guests;
      const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
      for (const endpoint of ['http://push.example/1', 'https://10.0.0.1/1', 'https://[::1]/1'])
        await done(ann?.ask('PUT', '/api/me/push', { endpoint, keys }) ?? Promise.reject(new Error()), 400);
    },
    { noticesTo: 'public' },
  ));

test('who is away while a table waits for their part of the deal is called there, once, and nobody else is', () =>
  scene(async (here) => {
    const { server, receiver, pass } = here;
    const [ann, ben] = [new Guest(server.url), new Guest(server.url)];
    const parts = ['0a'.repeat(16), '1b'.repeat(16)] as const;
    const { match } = await ann.open({ tableName: 'Fish Street', part: commitmentOfPart(parts[0]) });
    await ben.join(match.id, 'Ben', parts[1]);
    await done(ann.ask('PUT', `/api/matches/${match.id}/seats/2/bot`, { level: 'apprentice' }));
    await done(ann.ask('PUT', '/api/me/push', { ...receiver.subscribe('ann'), language: 'en' }));
    await done(ben.ask('PUT', '/api/me/push', { ...receiver.subscribe('ben'), language: 'de' }));
    await ann.start(match.id);
    await ann.reveal(match.id, 0, parts[0]);
    await pass(GRACE_MS);
    await pass(GRACE_MS);
    expect(receiver.heard.map(({ word }) => word.title)).toEqual(['Komm zum Anfang zurück: Fish Street']);
    await ben.reveal(match.id, 1, parts[1]);
  }));
