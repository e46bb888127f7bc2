import { BOT_LEVELS as PLAYED } from '@great-fire/bots/levels';
import { type Me, type SeatClaim, BOT_NAMES, OFFERED_LEVELS } from '@great-fire/protocol';
import { DEFAULT_TABLE, TestClient, createTestTable, withServer } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

test('offers exactly the levels that the bots play', () => {
  expect([...OFFERED_LEVELS]).toEqual([...PLAYED]);
});

test('has a name for every bot of a table', () => {
  expect(new Set(BOT_NAMES).size).toBeGreaterThan(5);
});

test('the host adds, changes and removes bots, and everyone sees it', async () => {
  const { url } = server();
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable({ players: 4 });
  expect(match).toMatchObject({
    hostSeat: 0,
    seats: [{ name: 'Ann', botLevel: null, hasOwner: true }, {}, {}, {}],
  });
  await ben.joinAndReady(match.id, 'Ben');
  const room = ben.connect({ match: match.id });
  await room.waitForSync();
  const seat = (number: number) => `/api/matches/${match.id}/seats/${String(number)}/bot`;
  const shown = room.waitForEvent('sync', (sync) => sync.match.seats[2]?.botLevel === 'merchant');
  expect((await ann.request('PUT', seat(2), { level: 'merchant' })).status).toBe(204);
  expect((await shown).match.seats[2]).toEqual({
    name: 'Pepys',
    botLevel: 'merchant',
    hasOwner: false,
    isReady: true,
    isOpen: false,
  });
  expect((await ann.request('PUT', seat(2), { level: 'apprentice' })).status).toBe(204);
  expect((await ann.request('DELETE', seat(2))).status).toBe(204);
  expect((await ann.request('PUT', seat(3), { level: 'merchant' })).status).toBe(204);
  const begun = room.waitForEvent('sync', ({ frame }) => frame !== null);
  expect((await ann.request('PUT', seat(2), { level: 'apprentice' })).status).toBe(204);
  await ann.start(match.id);
  expect((await begun).match).toMatchObject({
    seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Evelyn' }, { name: 'Pepys' }],
  });
  const changed = room.waitForEvent('sync', (sync) => sync.match.seats[2]?.botLevel === 'merchant');
  expect((await ann.request('PUT', seat(2), { level: 'merchant' })).status).toBe(204);
  await changed;
  room.close();
});

test('rejects bot changes by other players and invalid bot requests', async () => {
  const { url } = server();
  const [ann, ben, nobody] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable({ players: 4 });
  await ben.joinAndReady(match.id, 'Ben');
  const path = `/api/matches/${match.id}/seats/2/bot`;
  const level = { level: 'merchant' };
  const refused = async (guest: TestClient, method: string, at: string, body?: object) => {
    const { status, body: answer } = await guest.request<{
      readonly code: string;
      readonly field?: string;
    }>(method, at, body);
    return [status, answer.code, answer.field];
  };
  expect(await refused(nobody, 'PUT', path, level)).toEqual([401, 'not-signed-in', undefined]);
  expect(await refused(ben, 'PUT', path, level)).toEqual([403, 'not-host', 'seat']);
  expect(await refused(ben, 'DELETE', path)).toEqual([403, 'not-host', 'seat']);
  expect(await refused(ann, 'PUT', path, { level: 'king' })).toEqual([400, 'bad-request', 'level']);
  expect(await refused(ann, 'PUT', path, {})).toEqual([400, 'bad-request', 'level']);
  expect(await refused(ann, 'PUT', path.replace('2/bot', '1/bot'), level)).toEqual([
    409,
    'seat-taken',
    'seat',
  ]);
  expect(await refused(ann, 'PUT', path.replace('2/bot', '9/bot'), level)).toEqual([
    400,
    'bad-request',
    'seat',
  ]);
  expect(await refused(ann, 'DELETE', path)).toEqual([404, 'not-found', 'seat']);
  const wish = { tableName: 'a', players: 3, options: match.options, private: false, name: 'Cat' };
  const bots = ['merchant', 'merchant', 'merchant'];
  expect(await refused(nobody, 'POST', '/api/matches', { ...wish, bots })).toEqual([
    400,
    'bad-request',
    'bots',
  ]);
  expect((await nobody.request<Me>('GET', '/api/me')).body.tables).toEqual([]);
  expect((await ben.request('DELETE', `/api/matches/${match.id}/seats/1`)).status).toBe(204);
});

test('the host assigns a bot of a chosen level to an absent owner’s seat until the owner returns', async () => {
  const current = server();
  const party = await createTestTable(current.url, {
    timeControl: { clock: { kind: 'none' }, timeoutAction: 'open-seat' },
  });
  const [host, guest] = party.clients;
  const [, ben, cat] = party.sockets;
  if (host === undefined || guest === undefined || ben === undefined || cat === undefined)
    throw new Error('Nobody sits there');
  const send = (by: TestClient, seat: number, level: string) =>
    by.request<{ readonly code?: string }>('PUT', `/api/matches/${party.matchId}/seats/${String(seat)}/bot`, {
      level,
    });
  expect((await send(host, 1, 'alderman')).body.code).toBe('seat-taken');
  await ben.emitWithAck('table-command', { type: 'leave' });
  expect((await send(guest, 1, 'alderman')).body.code).toBe('not-host');
  for (const level of ['alderman', 'apprentice']) {
    const shown = cat.waitForEvent('sync', (sync) => sync.match.seats[1]?.botLevel === level);
    expect((await send(host, 1, level)).status).toBe(204);
    expect((await shown).match.seats[1]).toMatchObject({ name: 'Ben', hasOwner: true, isOpen: true });
    expect(cat.latestSync?.tableState?.absences[1]).toEqual({
      standIn: 'seat',
      isOpen: true,
      hasLeft: true,
    });
  }
  expect(await ben.emitWithAck('table-command', { type: 'return' })).toEqual({ ok: true });
  expect((await current.storage.matches.find(party.matchId))?.seats[1]).toMatchObject({ bot: null });
  expect((await current.storage.tableState.events(party.matchId, 9)).map(({ event }) => event)).toEqual([
    { type: 'left', seat: 1, action: 'open-seat' },
    { type: 'bot-assigned', by: 0, seat: 1, level: 'alderman' },
    { type: 'bot-assigned', by: 0, seat: 1, level: 'apprentice' },
    { type: 'returned', seat: 1 },
  ]);
  party.close();
});

test(
  'a person with as many running games with bots as allowed opens and starts no more, and seats no bot',
  withServer(
    async ({ url }) => {
      const ann = new TestClient(url);
      const bots = ['merchant', 'merchant'] as const;
      const body = { ...DEFAULT_TABLE, bots };
      const prepared = await ann.request<SeatClaim>('POST', '/api/matches', body);
      const first = await ann.openTable({ bots: [...bots] });
      const rejection = { status: 409, body: { code: 'not-allowed-now', field: 'bots' } };
      expect(await ann.request('POST', '/api/matches', body)).toMatchObject(rejection);
      const waiting = await ann.openTable();
      const seat = `/api/matches/${waiting.match.id}/seats/1/bot`;
      expect(await ann.request('PUT', seat, { level: 'merchant' })).toMatchObject(rejection);
      const start = `/api/matches/${prepared.body.match.id}/start`;
      expect(await ann.request('POST', start)).toMatchObject(rejection);
      expect(await new TestClient(url).openTable({ bots: [...bots] })).toMatchObject({ seat: 0 });
      const socket = ann.connect({ match: first.match.id });
      await socket.waitForSync();
      expect(await socket.emitWithAck('table-command', { type: 'propose', kind: 'abort' })).toMatchObject({
        ok: true,
      });
      await socket.waitUntil('the end', ({ match }) => match.status === 'unfinished');
      expect((await ann.request('POST', start)).status).toBe(204);
      socket.close();
    },
    { maxBotGames: 1 },
  ),
);

test('a person who sits at twenty waiting tables opens no more, also if the requests come together', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  await ann.openTable();
  const open = () => ann.request('POST', '/api/matches', DEFAULT_TABLE);
  const answers = await Promise.all(Array.from({ length: 30 }, open));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
  expect(await open()).toMatchObject({ status: 409, body: { code: 'not-allowed-now' } });
  expect((await ann.me()).tables).toHaveLength(20);
});

test(
  'games with bots that are started together are no more than allowed',
  withServer(
    async ({ url }) => {
      const ann = new TestClient(url);
      const body = { ...DEFAULT_TABLE, bots: ['merchant', 'merchant'] };
      const prepared: string[] = [];
      while (prepared.length < 6)
        prepared.push((await ann.request<SeatClaim>('POST', '/api/matches', body)).body.match.id);
      const answers = await Promise.all(
        prepared.map((id) => ann.request('POST', `/api/matches/${id}/start`)),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(2);
    },
    { maxBotGames: 2 },
  ),
);

test(
  'bots that a host assigns together make no more games with bots than allowed',
  withServer(
    async ({ url }) => {
      const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
      const matches: string[] = [];
      while (matches.length < 4) {
        const { match } = await ann.openTable({
          timeControl: { clock: { kind: 'none' }, timeoutAction: 'open-seat' },
        });
        await ben.joinAndReady(match.id, 'Ben');
        await cat.joinAndReady(match.id, 'Cat');
        await ann.start(match.id);
        const socket = ben.connect({ match: match.id });
        await socket.waitForSync();
        expect(await socket.emitWithAck('table-command', { type: 'leave' })).toEqual({ ok: true });
        socket.close();
        matches.push(match.id);
      }
      const answers = await Promise.all(
        matches.map((id) => ann.request('PUT', `/api/matches/${id}/seats/1/bot`, { level: 'merchant' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    },
    { maxBotGames: 1 },
  ),
);
