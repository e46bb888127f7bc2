import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MyData, RecoveryCode } from '@great-fire/protocol';
import {
  TestClient,
  createTestTable,
  playMoves,
  startTestServer,
  withServer,
  type Storage,
} from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { playToEnd } from '../../testing/play-to-end';
import { newPushKeys } from '../../testing/push-receiver';
import { sharedServer } from '../../testing/shared-server';
import { openDatabase } from '../storage/sqlite/database';

const server = sharedServer();

test('exports name, devices, tables with moves, and texts of a person without any secret', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann] = party.clients;
  if (ann === undefined) throw new Error('Nobody is there');
  await playMoves(party, 'my data', 12);
  await party.sockets[0]?.emitWithAck('chat', { text: 'Fire!' });
  await party.sockets[1]?.emitWithAck('chat', { text: 'Where?' });
  const { keys } = newPushKeys();
  const quiet = { from: '22:05', to: '07:00', timeZone: 'Europe/Paris' };
  await ann.request('PUT', '/api/me/push', { endpoint: 'https://push.example/1', keys, language: 'fr' });
  await ann.request('PUT', '/api/me/notifications', { quietHours: quiet });
  const webhook = { kind: 'json', url: 'https://hooks.example/secret-of-the-receiver' };
  await ann.request('PUT', `/api/matches/${party.matchId}/webhook`, webhook);
  const { code } = (await ann.request<RecoveryCode>('POST', '/api/recovery/code')).body;
  const { body, text, headers } = await ann.request<MyData>('GET', '/api/me/data');
  expect(headers.get('content-disposition')).toBe('attachment; filename="great-fire-my-data.json"');
  expect(body).toMatchObject({
    name: 'Ann',
    devices: [{ label: null }],
    isProfilePublic: true,
    rating: null,
    notifications: {
      push: [{ service: 'push.example', language: 'fr' }],
      quietHours: quiet,
      webhooks: [{ of: party.matchId, kind: 'json', hostname: 'hooks.example' }],
    },
    tables: [{ id: party.matchId, status: 'running', seat: 0, name: 'Ann' }],
    chat: [{ matchId: party.matchId, name: 'Ann', text: 'Fire!' }],
  });
  expect(body.chat).toHaveLength(1);
  expect(body.tables[0]?.moves).toBeGreaterThan(0);
  for (const secret of [
    'secret-of',
    code,
    keys.p256dh,
    keys.auth,
    ann.cookie?.split('=')[1] ?? '',
    ...party.tokens,
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  expect((await new TestClient(url).request('GET', '/api/me/data')).status).toBe(401);
  party.close();
});

test('erases the webhook that a person set at a table which others play on', async () => {
  const { url } = server();
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const { id } = (await ann.openTable()).match;
  await ben.claimSeat(id, 'Ben');
  const webhook = { kind: 'json', url: 'https://example.com/secret' };
  expect((await ann.request('PUT', `/api/matches/${id}/webhook`, webhook)).status).toBe(204);
  expect((await ann.request('PUT', `/api/matches/${id}/host`, { seat: 1 })).status).toBe(204);
  const seen = async () => (await ben.request('GET', `/api/matches/${id}/webhook`)).body;
  expect(await seen()).toMatchObject({ webhook: { hostname: 'example.com' } });
  await ann.request('DELETE', '/api/me');
  expect(await seen()).toEqual({ webhook: null });
});

/** A storage whose chat lines are those of `linesAfter`. */
const withLines =
  (linesAfter: Storage['persons']['linesOf']) =>
  (opened: Storage): Storage => ({ ...opened, persons: { ...opened.persons, linesOf: linesAfter } });

const LINES = 30_000;
const writtenLine = (id: number) => ({
  id,
  matchId: 't1',
  name: 'Ann',
  text: String(id),
  phrase: null,
  at: id,
});
const pageOfLines = (after: number, limit: number) =>
  Array.from({ length: Math.min(limit, LINES - after) }, (_, index) => writtenLine(after + index + 1));

test('exports a long list whole, in pages between which other requests run', async () => {
  const pages: number[] = [];
  let answer: Promise<void> | null = null;
  let pagesBeforeAnswer = 0;
  let url = '';
  await withServer(
    async (server) => {
      url = server.url;
      const ann = new TestClient(url);
      await ann.openTable();
      const { body } = await ann.request<MyData>('GET', '/api/me/data');
      await answer;
      expect(body.chat.map(({ at }) => at)).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
      expect(body.reports).toEqual([]);
      expect(pages).toHaveLength(LINES / 100 + 1);
      expect(pagesBeforeAnswer).toBeLessThan(pages.length);
    },
    {
      wrapStorage: withLines(async (_, { after, limit }) => {
        pages.push(after);
        answer ??= new TestClient(url).request('GET', '/healthz').then(() => {
          pagesBeforeAnswer = pages.length;
        });
        return pageOfLines(after, limit);
      }),
    },
  )();
});

test('an export that cannot be read to its end breaks off, and its beginning is no whole file', async () => {
  await withServer(
    async ({ url }) => {
      const ann = new TestClient(url);
      await ann.openTable();
      await expect(ann.request('GET', '/api/me/data')).rejects.toThrow();
      expect((await ann.request('GET', '/api/me')).status).toBe(200);
    },
    {
      wrapStorage: withLines(async (_, { after, limit }) => {
        if (after > 0) throw new Error('planted');
        return pageOfLines(after, limit);
      }),
    },
  )();
});

test('erasing a person signs out, leaves running games for good and open tables, and removes the name', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.clients;
  const [mine, beside] = party.sockets;
  if (ann === undefined || ben === undefined || mine === undefined || beside === undefined)
    throw new Error('Nobody is there');
  const before = ann.cookie;
  await mine.emitWithAck('chat', { text: 'Fire!' });
  const alone = (await ann.openTable({ tableName: 'Alone' })).match.id;
  const { id: shared } = (await ben.openTable({ name: 'Ben' })).match;
  await ann.joinAndReady(shared, 'Ann');
  const gone = mine.waitForDisconnect();
  const told = beside.waitForEvent(
    'sync',
    ({ match, chat }) => match.seats[0]?.name === 'N. N.' && chat.every(({ name }) => name !== 'Ann'),
  );
  const answer = await ann.request('DELETE', '/api/me');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^session=;.*expires=Thu, 01 Jan 1970/i);
  expect(await gone).toBe('io server disconnect');
  const { match, tableState } = await told;
  expect(tableState?.absences[0]).toMatchObject({ hasLeft: true, isOpen: true });
  expect(match.seats[0]).toMatchObject({ hasOwner: true, isOpen: true });
  expect((await ben.request('GET', `/api/matches/${alone}`)).status).toBe(404);
  expect(
    (await ben.request<{ match: typeof match }>('GET', `/api/matches/${shared}`)).body.match.seats,
  ).toMatchObject([{ name: 'Ben' }, { name: null }, { name: null }]);
  ann.cookie = before;
  expect(await ann.me()).toMatchObject({ name: null, handle: null, tables: [] });
  expect((await ann.request('DELETE', '/api/me')).status).toBe(401);
  const seats = `/api/matches/${party.matchId}/seats`;
  expect(await new TestClient(url).request('POST', seats, { name: 'Dora' })).toMatchObject({
    status: 201,
    body: { seat: 0 },
  });
  party.close();
});

test('erases a person beside a game whose log is broken', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
  const before = await startTestServer({ dataDir });
  const broken = await createTestTable(before.url);
  await playMoves(broken, 'broken', 12);
  const [ann] = broken.clients;
  if (ann === undefined) throw new Error('Nobody is there');
  const alone = (await ann.openTable({ tableName: 'Alone' })).match.id;
  broken.close();
  await before.stop();
  const database = openDatabase(join(dataDir, 'great-fire.db'));
  database.exec(`DELETE FROM snapshots WHERE match_id = '${broken.matchId}'`);
  database.exec(`DELETE FROM move_log WHERE match_id = '${broken.matchId}' AND state_id = 3`);
  database.close();

  const log = new LogCapture();
  const after = await startTestServer({ dataDir, log });
  const caller = new TestClient(after.url);
  caller.cookie = ann.cookie;
  expect((await caller.request('DELETE', '/api/me')).status).toBe(204);
  expect(await log.waitFor('an erased person could not leave a game')).toBe(1);
  expect(log.linesContaining('could not leave')[0]).toContain(broken.matchId);
  expect(await after.storage.matches.find(alone)).toBeNull();
  expect((await after.storage.matches.find(broken.matchId))?.seats[0]).toMatchObject({ name: 'N. N.' });
  await after.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('names no erased person in the record of a finished game', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  await playToEnd(server().storage, party.matchId, 'forgotten');
  expect((await party.clients[1]?.request('DELETE', '/api/me'))?.status).toBe(204);
  const { text, body } = await new TestClient(url).request<{
    readonly players: readonly { readonly name: string }[];
  }>('GET', `/api/matches/${party.matchId}/record`);
  expect(body.players.map(({ name }) => name)).toEqual(['Ann', 'N. N.', 'Cat']);
  expect(text).not.toContain('Ben');
  party.close();
});
