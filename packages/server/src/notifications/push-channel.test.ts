/** Tests what a browser gets by push, and what becomes of the answer of its push service. */
import pino from 'pino';
import { PushReceiver, newPushKeys } from '../../testing/push-receiver';
import { person, tableOf } from '../../testing/setup-table';
import { addPerson } from '../storage/contract-tests/fixtures';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { createPushChannel, isPushKey, resultFromError, resultFromResponse } from './push-channel';
import { DeliveryUnknownError, NotSentError, UrlNotAllowedError } from './safe-post';
import { loadServerKeys } from './server-keys';
import { verifyUnsubscribeToken } from './unsubscribe-token';

const TABLE = tableOf({ players: 3, seats: [person(0, 'Ann')] });
const PROMPT = { match: TABLE, kind: 'vote', seat: 0 } as const;

let receiver: PushReceiver;
beforeAll(async () => {
  receiver = await PushReceiver.start();
});
afterAll(() => receiver.stop());

/** Returns a channel with one subscribed browser, the device `ann`. */
async function createScene(lines: string[] = []) {
  const storage = sqliteStorage(':memory:');
  await addPerson(storage, 'ann');
  const keys = await loadServerKeys(storage.settings);
  const { endpoint, keys: deviceKeys } = receiver.subscribe('ann');
  const { notificationTargets } = storage;
  await notificationTargets.setPush({ deviceId: 'ann', endpoint, ...deviceKeys, language: 'de' }, 1);
  const channel = createPushChannel({
    notificationTargets,
    keys,
    outbound: { allowPrivate: true, timeoutMs: 60_000 },
    contact: 'https://fire.example/',
    log: pino({}, { write: (line: string) => lines.push(line) }),
  });
  receiver.received.length = 0;
  receiver.behaviour = 201;
  return { channel, keys, storage };
}

test('a prompt has the texts of the browser, the page to open and a token that ends it', async () => {
  const { channel, keys } = await createScene();
  expect(await channel.send('ann', PROMPT)).toEqual({ status: 'sent' });
  expect(receiver.errors).toEqual([]);
  const [push] = receiver.received;
  const { unsubscribeToken = '', ...payload } = push?.payload ?? {};
  expect(payload).toEqual({
    title: 'Abstimmung: Pudding Lane',
    body: 'Der Tisch wartet auf deine Stimme über einen abwesenden Spieler.',
    tag: 'prompt-m1',
    path: 't/m1',
    unsubscribeLabel: 'Hier keine Benachrichtigungen mehr',
  });
  expect(verifyUnsubscribeToken(keys.unsubscribeSecret, unsubscribeToken)).toEqual({
    channel: 'push',
    target: 'ann',
  });
  expect(push?.signedBy).toBe(keys.vapid.publicKey);
  expect(push?.claims.sub).toBe('https://fire.example/');
  expect(push?.headers).toMatchObject({
    ttl: String(24 * 3600),
    urgency: 'high',
    topic: 'm1',
    'content-encoding': 'aes128gcm',
  });
});

test('a test opens the front page and replaces an earlier test', async () => {
  const { channel } = await createScene();
  expect(await channel.send('ann', 'test')).toEqual({ status: 'sent' });
  expect(receiver.received[0]?.payload).toMatchObject({
    title: 'Benachrichtigungen kommen hier an',
    body: 'So sieht eine aus, wenn du am Zug bist.',
    tag: 'test',
    path: '',
    unsubscribeLabel: 'Hier keine Benachrichtigungen mehr',
  });
  expect(receiver.received[0]?.headers.topic).toBe('test');
});

test('the targets of a person are the subscribed browsers, until they end it', async () => {
  const { channel } = await createScene();
  expect(channel.delayFor(TABLE)).toBe(0);
  expect(await channel.findTargets('ann', 'm1')).toEqual(['ann']);
  expect(await channel.findTargets('ben', 'm1')).toEqual([]);
  expect(await channel.findOwner('ann')).toMatchObject({ personId: 'ann' });
  expect(await channel.findSite('ann')).toBe('bare addresses');
  expect(await channel.unsubscribe('ann')).toBe(true);
  expect(await channel.unsubscribe('ann')).toBe(false);
  expect(await channel.findTargets('ann', 'm1')).toEqual([]);
  expect(await channel.findOwner('ann')).toBeNull();
  expect(await channel.findSite('ann')).toBeNull();
  expect(await channel.send('ann', PROMPT)).toEqual({ status: 'gone' });
});

test('a refusal is logged without the address of the browser', async () => {
  const lines: string[] = [];
  const { channel } = await createScene(lines);
  receiver.behaviour = 413;
  expect(await channel.send('ann', PROMPT)).toEqual({ status: 'rejected' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    status: 413,
    msg: 'push service rejected a notification',
  });
  expect(lines[0]).not.toContain('127.0.0.1');
  receiver.behaviour = 'close-connection';
  expect(await channel.send('ann', PROMPT)).toEqual({ status: 'unknown' });
  expect(lines).toHaveLength(1);
});

test.each<readonly [number, Record<string, string>, object]>([
  [200, {}, { status: 'sent' }],
  [201, {}, { status: 'sent' }],
  [299, {}, { status: 'sent' }],
  [199, {}, { status: 'rejected' }],
  [300, {}, { status: 'rejected' }],
  [404, {}, { status: 'gone' }],
  [410, {}, { status: 'gone' }],
  [499, {}, { status: 'rejected' }],
  [429, { 'retry-after': '120' }, { status: 'retry', retryAfterMs: 120_000 }],
  [429, {}, { status: 'retry', retryAfterMs: null }],
  [500, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { status: 'retry', retryAfterMs: null }],
  [503, { 'retry-after': '7' }, { status: 'retry', retryAfterMs: 7000 }],
])('the answer %s with %j means %j', (status, headers, result) => {
  expect(resultFromResponse({ status, headers })).toEqual(result);
});

test('what was not sent is sent again, what may have arrived is not, and other errors are errors', () => {
  expect(resultFromError(new UrlNotAllowedError('never'))).toEqual({ status: 'rejected' });
  expect(resultFromError(new NotSentError('no'))).toEqual({ status: 'retry', retryAfterMs: null });
  expect(resultFromError(new DeliveryUnknownError('perhaps'))).toEqual({ status: 'unknown' });
  const bug = new TypeError('a bug');
  expect(() => resultFromError(bug)).toThrow(bug);
});

test('knows the key of a browser: a point of the curve', () => {
  const key = newPushKeys().keys.p256dh;
  expect(isPushKey(key)).toBe(true);
  expect(isPushKey(`${key.slice(0, 83)}AAAA`)).toBe(false); // beside the curve
});
