import type { IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import pino from 'pino';
import { Ingress } from '../../shared/ingress';
import { TestClient, activePlayer, createTestTable, startTestServer, withServer } from '../../../testing';
import { playToEnd } from '../../../testing/play-to-end';
import { request } from '../../../testing/request';
import { sharedServer } from '../../../testing/shared-server';

const server = sharedServer();

test('defect 11: keeps each seat and token when many join at once', async () => {
  const { url } = server();
  const host = new TestClient(url);
  const { match } = await host.openTable({ players: 6 });
  const guests = Array.from({ length: 12 }, () => new TestClient(url));
  const answers = await Promise.all(
    guests.map((guest, index) =>
      guest.request<{ readonly seat: number; readonly token: string; readonly code?: string }>(
        'POST',
        `/api/matches/${match.id}/seats`,
        { name: `Guest ${String(index)}` },
      ),
    ),
  );
  const seated = answers.filter(({ status }) => status === 201).map(({ body }) => body);
  expect(seated.map(({ seat }) => seat).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  for (const { seat, token } of seated) {
    const socket = new TestClient(url).connect({ match: match.id, token });
    expect((await socket.waitForSync()).mySeat).toBe(seat);
    socket.close();
  }
});

test(
  'defect 11: a player who closes one of two tabs is still present',
  withServer(
    async ({ url, metricsUrl }) => {
      const socketsAtTables = async () => {
        const metrics = await (await request(metricsUrl ?? '')).text();
        return Number(/^great_fire_sockets_at_tables (\d+)$/m.exec(metrics)?.[1]);
      };
      const party = await createTestTable(url);
      const [ann, ben] = party.sockets;
      const second = party.clients[0]?.connect({ match: party.matchId });
      await second?.waitForSync();
      expect(await socketsAtTables()).toBe(5);
      ann?.close();
      await waitFor('the end of the first tab', async () => (await socketsAtTables()) === 4);
      expect((await ben?.emitWithAck('sync'))?.sync?.presence.connected).toEqual([true, true, true]);
      const gone = ben?.waitForEvent('presence', ({ connected }) => connected[0] === false);
      second?.close();
      expect((await gone)?.connected).toEqual([false, true, true]);
      party.close();
    },
    { metrics: true },
  ),
);

test('defect 11: shows no player as present after a restart until the player reconnects', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
  const first = await startTestServer({ dataDir });
  const party = await createTestTable(first.url);
  await first.stop();
  const again = await startTestServer({ dataDir });
  try {
    const watcher = new TestClient(again.url).connect({ match: party.matchId });
    expect((await watcher.waitForSync()).presence).toEqual({
      connected: [false, false, false],
      spectators: 1,
    });
    watcher.close();
  } finally {
    await again.stop();
    rmSync(dataDir, { recursive: true });
  }
});

test('defect 12: sends a sync within 20 kB even late in the game, and the rest in pages', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url, {
    players: 6,
    options: { hiddenColours: false, moreDestruction: true, cones: 100 },
  });
  await playToEnd(storage, party.matchId, 'defect-12');
  const [ann] = party.sockets;
  for (let line = 0; line < 40; line += 1) await ann?.emitWithAck('chat', { text: 'x'.repeat(500) });
  const total = (await storage.matches.find(party.matchId))?.stateId ?? 0;
  expect(total).toBeGreaterThan(120);
  const late = new TestClient(url).connect({ match: party.matchId });
  const sync = await late.waitForSync();
  expect(Math.max(...late.frames.map((frame) => Buffer.byteLength(frame)))).toBeLessThanOrEqual(20 * 1024);
  const seen = new Set(sync.log.map(({ stateId }) => stateId));
  while (!seen.has(1)) {
    const { log } = await late.emitWithAck('history', { before: Math.min(...seen), limit: 200 });
    if (log === undefined || log.length === 0) throw new Error('The log has a gap');
    for (const { stateId } of log) seen.add(stateId);
  }
  expect(seen.size).toBe(total);
  late.close();
  party.close();
});

test("defect 13: rejects a socket of another site's page", async () => {
  const { url } = server();
  const { match } = await new TestClient(url).openTable();
  for (const origin of ['http://evil.example', 'null', `${url}0`]) {
    const foreign = new TestClient(url).connect({ match: match.id, origin });
    expect((await foreign.waitForRejection()).code).toBe('line');
    foreign.close();
  }
  const own = new TestClient(url).connect({ match: match.id, origin: url });
  expect((await own.waitForSync()).match.id).toBe(match.id);
  own.close();
});

test(
  "defect 13: takes the page's origin from PUBLIC_URL regardless of the proxy's Host",
  withServer(
    async ({ url }) => {
      const { match } = await new TestClient(url).openTable();
      const own = new TestClient(url).connect({ match: match.id, origin: 'https://fire.example' });
      expect((await own.waitForSync()).match.id).toBe(match.id);
      const inner = new TestClient(url).connect({ match: match.id, origin: url });
      expect((await inner.waitForRejection()).code).toBe('line');
      [own, inner].forEach((socket) => socket.close());
    },
    { publicUrl: 'https://fire.example' },
  ),
);

test("defect 13: rejects a request of another site's page without any change", async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match } = await ann.openTable();
  const forged = await ann.request('DELETE', `/api/matches/${match.id}/seats/0`, undefined, {
    origin: 'http://evil.example',
  });
  expect(forged).toMatchObject({ status: 403, body: { code: 'wrong-origin', field: 'origin' } });
  expect((await ann.me()).tables).toHaveLength(1);
});

test.each([
  [undefined, 'a:8000', null, true],
  ['http://a:8000', 'a:8000', null, true],
  ['http://a:8001', 'a:8000', null, false],
  ['http://a.evil', 'a', null, false],
  ['https://a:8000', 'a:8000', null, false], // another scheme
  ['http://127.0.0.1:8000', '127.0.0.1:8000', null, true],
  ['http://[::1]:8000', '[::1]:8000', null, true],
  ['http://fire.local', 'fire.local', null, true],
  ['http://evil.example', 'evil.example', null, false], // DNS rebinding
  [undefined, 'evil.example', null, false],
  [undefined, 'evil.example', 'https://a', true], // a proxy may change the host
  ['null', 'a', null, false],
  ['https://a', '10.0.0.1:8000', 'https://a', true],
  ['http://a', '10.0.0.1:8000', 'https://a', false],
])('origin %s at host %s with PUBLIC_URL %s: %s', (origin, host, publicUrl, own) => {
  const headers = origin === undefined ? { host } : { origin, host };
  const settings = { allowedOrigins: ['https://b'], trustedProxies: 0 };
  const ingress = new Ingress(
    { ...settings, publicUrl: publicUrl === null ? null : new URL(publicUrl) },
    pino(),
  );
  expect(ingress.isAllowedOrigin({ headers } as IncomingMessage)).toBe(own);
});

test('rejects an old client with an error code that it knows', async () => {
  const { url } = server();
  const { match } = await new TestClient(url).openTable();
  const old = new TestClient(url).connect({ auth: { protocol: 0, match: match.id } });
  expect(await old.waitForRejection()).toMatchObject({ code: 'protocol-mismatch', field: 'protocol' });
  const odd = new TestClient(url).connect({ auth: { protocol: 'x' } });
  expect(await odd.waitForRejection()).toMatchObject({ code: 'bad-request', field: 'protocol' });
  const nowhere = new TestClient(url).connect({ match: 'aaaaaaaaaa' });
  expect(await nowhere.waitForRejection()).toMatchObject({ code: 'not-found', field: 'match' });
  [old, odd, nowhere].forEach((socket) => socket.close());
});

test('ends only the socket that sends an oversized message', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.sockets;
  ann?.socket.emit('chat', { text: 'x'.repeat(100_000) });
  await ann?.waitForDisconnect();
  expect((await ben?.emitWithAck('sync'))?.ok).toBe(true);
  expect(activePlayer(party).view.turn.step).not.toBe('over');
  party.close();
});

test('accepts a move right after connecting, before the first sync', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const { socket, view } = activePlayer(party);
  const { stateId } = socket;
  const quick = party.clients[view.turn.seat]?.connect({ match: party.matchId });
  await quick?.waitForConnection();
  const answer = await quick?.move({ type: 'place-band', district: 'temple' }, stateId);
  expect(answer).toEqual({ ok: true, stateId: stateId + 1 });
  quick?.close();
  party.close();
});
