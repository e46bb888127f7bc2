/** Tests what a webhook gets, and what becomes of its answer. */
import pino from 'pino';
import type { WebhookKind } from '@great-fire/protocol';
import { bot, person, tableOf } from '../../testing/setup-table';
import { WebhookReceiver } from '../../testing/webhook-receiver';
import type { StoredMatch } from '../entities/match';
import { addFullTable } from '../storage/contract-tests/fixtures';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { toPublicWebhook } from '../storage/notification-targets';
import type { EndedContent } from './channel';
import { createWebhookChannel } from './webhook-channel';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.responseStatus = 204;
});

const TABLE: StoredMatch = {
  ...tableOf({ players: 3, seats: [person(0, 'Ann'), person(1, 'Ben'), bot(2)] }),
  tableName: 'Pudding [Lane]',
  turn: 4,
};

interface Scene {
  readonly match?: StoredMatch | null;
  readonly publicUrl?: string | null;
  readonly lines?: string[];
  readonly allowPrivate?: boolean;
}

/** Returns a channel with a table whose webhook is of this kind. */
async function channelOf(kind: WebhookKind, scene: Scene = {}, path = '/hook') {
  const { match = TABLE, publicUrl = 'https://fire.example/game/', lines = [], allowPrivate = true } = scene;
  const storage = sqliteStorage(':memory:');
  await addFullTable(storage, 'm1');
  await storage.notificationTargets.setWebhook('m1', 'ann', { kind, url: receiver.urlOf(path) }, 1);
  return createWebhookChannel({
    notificationTargets: storage.notificationTargets,
    groups: storage.groups,
    findMatch: () => Promise.resolve(match),
    outbound: { allowPrivate, timeoutMs: 60_000 },
    publicUrl: publicUrl === null ? null : new URL(publicUrl),
    log: pino({}, { write: (line: string) => lines.push(line) }),
  });
}

const prompt = (match: StoredMatch = TABLE) => ({ match, kind: 'turn', seat: 1 }) as const;

async function bodyOf(kind: WebhookKind, scene: Scene = {}): Promise<unknown> {
  const channel = await channelOf(kind, scene);
  expect(await channel.send('m1', prompt(scene.match ?? TABLE))).toEqual({ status: 'sent' });
  return receiver.received.at(-1)?.body;
}

test('each service gets the message in its own format', async () => {
  const link = 'https://fire.example/game/t/m1';
  expect(await bodyOf('discord')).toEqual({
    content: `“Pudding \\[Lane\\]”: it’s Ben’s turn. ${link}`,
    allowed_mentions: { parse: [] },
  });
  expect(await bodyOf('slack')).toEqual({ text: `“Pudding [Lane]”: it’s Ben’s turn. ${link}` });
  expect(await bodyOf('json')).toEqual({
    event: 'prompt',
    turn: 4,
    seat: 1,
    playerName: 'Ben',
    kind: 'turn',
    table: { id: 'm1', name: 'Pudding [Lane]', url: link },
  });
  expect(receiver.received[0]).toMatchObject({
    path: '/hook',
    headers: { 'content-type': 'application/json', 'user-agent': 'great-fire' },
  });
});

test('a message is in the language of its table', async () => {
  const match: StoredMatch = { ...TABLE, language: 'de' };
  expect(await bodyOf('slack', { match, publicUrl: null })).toEqual({
    text: '„Pudding [Lane]“: Ben ist am Zug.',
  });
});

test.each<readonly [string, Scene]>([
  ['a private table', { match: { ...TABLE, private: true } }],
  ['a table for those with the link', { match: { ...TABLE, spectatorAccess: 'link' } }],
  ['a server without a public address', { publicUrl: null }],
])('there is no link to %s', async (_, scene) => {
  expect(await bodyOf('json', scene)).toMatchObject({ table: { url: null } });
  expect(await bodyOf('slack', scene)).toEqual({ text: '“Pudding [Lane]”: it’s Ben’s turn.' });
});

// Chat services make links, mentions, invitations, emoji and formats of these.
const HOSTILE_TABLE = '@here [a](http://e.vil) *b* <!channel> & ~';
const HOSTILE_PLAYER = 'discord.gg/x :x: `c` #d _e_';
const Z = '\u200b';

test.each<readonly [WebhookKind, string, string, string]>([
  [
    'discord',
    'content',
    '\\@here \\[a\\]\\(http\\:\\/\\/e\\.vil\\) \\*b\\* \\<\\!channel\\> \\& \\~',
    'discord\\.gg\\/x \\:x\\: \\`c\\` \\#d \\_e\\_',
  ],
  [
    'slack',
    'text',
    `${Z}@here [a](http${Z}:${Z}/${Z}/e${Z}.vil) ${Z}*b${Z}* &lt;!channel&gt; &amp; ${Z}~`,
    `discord${Z}.gg${Z}/x ${Z}:x${Z}: ${Z}\`c${Z}\` ${Z}#d ${Z}_e${Z}_`,
  ],
])('%s gets names as plain text', async (kind, field, tableName, playerName) => {
  const match: StoredMatch = {
    ...TABLE,
    tableName: HOSTILE_TABLE,
    seats: [person(1, HOSTILE_PLAYER)],
  };
  expect(await bodyOf(kind, { match, publicUrl: null })).toMatchObject({
    [field]: `“${tableName}”: it’s ${playerName}’s turn.`,
  });
  const channel = await channelOf(kind, { match, publicUrl: null });
  await channel.send('m1', 'test');
  expect(receiver.received.at(-1)?.body).toMatchObject({
    [field]: `Messages from “${tableName}” will arrive here.`,
  });
});

test('a test names no player', async () => {
  const channel = await channelOf('json');
  await channel.send('m1', 'test');
  expect(receiver.received[0]?.body).toMatchObject({
    event: 'test',
    turn: 4,
    seat: null,
    playerName: null,
    kind: null,
  });
});

test.each([
  [200, { status: 'sent' }],
  [299, { status: 'sent' }],
  [404, { status: 'gone' }],
  [410, { status: 'gone' }],
  [300, { status: 'rejected' }],
  [400, { status: 'rejected' }],
  [429, { status: 'retry', retryAfterMs: null }],
  [500, { status: 'retry', retryAfterMs: null }],
])('the status %s means %j, and a refusal is logged', async (status, result) => {
  const lines: string[] = [];
  receiver.responseStatus = status;
  const channel = await channelOf('slack', { lines }, '/very-secret');
  expect(await channel.send('m1', prompt())).toEqual(result);
  expect(lines).toHaveLength(result.status === 'rejected' ? 1 : 0);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      target: 'm1',
      kind: 'slack',
      msg: 'a message to a webhook was rejected',
    });
    expect(line).not.toContain('very-secret');
  }
});

test('an address that is not allowed any more is logged too', async () => {
  const lines: string[] = [];
  const channel = await channelOf('json', { lines, allowPrivate: false }, '/very-secret');
  expect(await channel.send('m1', prompt())).toEqual({ status: 'rejected' });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 40, target: 'm1' }]);
  expect(lines[0]).not.toContain('very-secret');
  expect(receiver.received).toEqual([]);
});

test('a webhook without an answer is tried again', async () => {
  const storage = sqliteStorage(':memory:');
  await addFullTable(storage, 'm1');
  const closed = await WebhookReceiver.start();
  const url = closed.urlOf('/hook');
  await closed.stop();
  await storage.notificationTargets.setWebhook('m1', 'ann', { kind: 'json', url }, 1);
  const channel = createWebhookChannel({
    notificationTargets: storage.notificationTargets,
    groups: storage.groups,
    findMatch: () => Promise.resolve(TABLE),
    outbound: { allowPrivate: true, timeoutMs: 60_000 },
    publicUrl: null,
    log: pino({ level: 'silent' }),
  });
  expect(await channel.send('m1', prompt())).toEqual({ status: 'retry', retryAfterMs: null });
});

test('the target of a table is its webhook, until it is removed', async () => {
  const channel = await channelOf('json');
  expect(channel.delayFor(TABLE)).toBe(0);
  expect(await channel.findTargets('ann', 'm1')).toEqual(['m1']);
  expect(await channel.findTargets('ann', 'm2')).toEqual([]);
  expect(await channel.findTargets('ann', null)).toEqual([]);
  expect(await channel.findOwner('m1')).toBe('table');
  expect(await channel.findSite('m1')).toBe('bare addresses');
  expect(await channel.unsubscribe('m1')).toBe(true);
  expect(await channel.findOwner('m1')).toBeNull();
  expect(await channel.findSite('m1')).toBeNull();
  expect(await channel.unsubscribe('m1')).toBe(false);
  expect(await channel.send('m1', prompt())).toEqual({ status: 'gone' });
});

test('a webhook of a table that is gone gets nothing', async () => {
  const channel = await channelOf('json', { match: null });
  expect(await channel.send('m1', prompt())).toEqual({ status: 'gone' });
  expect(receiver.received).toEqual([]);
});

test('of a webhook only the host is shown', () => {
  expect(toPublicWebhook({ kind: 'json', url: 'https://hooks.example:8443/secret?key=1' })).toEqual({
    kind: 'json',
    hostname: 'hooks.example:8443',
  });
});

const ENDED: EndedContent = {
  match: { ...TABLE, status: 'finished', private: true },
  kind: 'ended',
  report: {
    headline: 'Ben wins.',
    ranking: [
      { place: 1, name: 'Ben', points: 40 },
      { place: 2, name: 'Ann <b>', points: 31 },
    ],
    honours: ['Coolest head: Ben'],
    diary: { date: 'Sunday', paragraphs: ['Ash fell.', 'Ben won.'] },
  },
  hasDiary: true,
  pictureUrl: 'https://fire.example/p.png',
};

test('the report of an ended game is a message with a picture and a page of the diary', async () => {
  const reportTo = async (kind: WebhookKind, content: EndedContent, publicUrl: string | null = null) => {
    const channel = await channelOf(kind, { publicUrl });
    expect(await channel.send('m1', content)).toEqual({ status: 'sent' });
    return receiver.received.at(-1)?.body;
  };
  const lines = ['Pudding [Lane]: the fire is out', 'Ben wins.', '1. Ben, 40 VP', '2. Ann <b>, 31 VP'];
  expect(await reportTo('discord', ENDED, 'https://fire.example')).toEqual({
    content:
      [...lines, 'Coolest head: Ben'].map((line) => line.replace(/[!-/:-@[-`]/g, '\\$&')).join('\n') +
      '\nhttps://fire.example/t/m1',
    allowed_mentions: { parse: [] },
    embeds: [{ description: 'Sunday\\.\n\nAsh fell\\.\n\nBen won\\.', image: { url: ENDED.pictureUrl } }],
  });
  const slack = await reportTo('slack', ENDED);
  expect(slack).toMatchObject({
    attachments: [{ fallback: expect.stringContaining('Pudding') as string, image_url: ENDED.pictureUrl }],
  });
  expect(JSON.stringify(slack)).toContain('Ann &lt;b&gt;');
  expect(await reportTo('json', { ...ENDED, hasDiary: false, pictureUrl: null })).toMatchObject({
    event: 'ended',
    table: { url: null },
    report: { diary: null, picture: null, honours: ['Coolest head: Ben'] },
  });
  const bare = await reportTo('discord', { ...ENDED, hasDiary: false, pictureUrl: null });
  expect(bare).not.toHaveProperty('embeds');
});
