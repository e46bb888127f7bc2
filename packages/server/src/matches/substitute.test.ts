/**
 * A substitute takes a seat that its owner left. From then on only the substitute receives the secrets of the seat.
 */
import type { TableCommand, TimeControl } from '@great-fire/protocol';
import { TestClient, createTestTable, playMoves, withServer } from '../../testing';
import { requestSummary } from '../../testing/request-summary';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { sharedServer } from '../../testing/shared-server';

const OPEN: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'open-seat' };
// A fixed time makes all messages comparable.
const FIXED_TIME = { now: () => 1_700_000_000_000 };

const shared = sharedServer(() => FIXED_TIME);
const COMMANDS: { readonly [Type in TableCommand['type']]: Extract<TableCommand, { readonly type: Type }> } =
  {
    propose: { type: 'propose', kind: 'abort' },
    respond: { type: 'respond', id: 1, agrees: true },
    resume: { type: 'resume' },
    'call-vote': { type: 'call-vote' },
    vote: { type: 'vote', verdict: 'wait' },
    leave: { type: 'leave' },
    return: { type: 'return' },
    'take-holiday': { type: 'take-holiday', from: 20_000 * 86_400_000, days: 1 },
    'end-holiday': { type: 'end-holiday' },
  };
const updatesIn = (frames: readonly string[]) =>
  frames.filter((frame) => /^4?2\["(update|delta)"/.test(frame));

test('a former owner receives exactly what a spectator receives, and no secrets of the seat', async () => {
  const server = shared();
  const party = await createTestTable(server.url, { timeControl: OPEN });
  const { matchId, spectator } = party;
  const [leaver] = party.sockets;
  const [ann] = party.clients;
  if (leaver === undefined || ann === undefined) throw new Error('Nobody sits there');
  await playMoves(party, 'before the substitute', 30);
  const seen = leaver.latestSync?.frame?.view;
  expect(await leaver.emitWithAck('table-command', { type: 'leave' })).toEqual({ ok: true });

  const dan = new TestClient(server.url);
  const anew = leaver.waitForEvent('sync', ({ mySeat }) => mySeat === null);
  const given = await dan.request<{ readonly token: string }>('POST', `/api/matches/${matchId}/seats`, {
    name: 'Dan',
    seat: 0,
  });
  expect(given.status).toBe(201);
  await anew;
  const substitute = dan.connect({ match: matchId });
  const shown = await substitute.waitForSync();
  expect(shown).toMatchObject({ mySeat: 0, match: { seats: [{ name: 'Dan' }, {}, {}] } });
  expect(shown.frame?.view.own).toEqual(seen?.own);

  const from = [leaver.frames.length, spectator.socket.frames.length] as const;
  const others = party.sockets.slice(1);
  const now = { ...party, sockets: [substitute, ...others] };
  expect(await playMoves(now, 'with the substitute', 60)).toBe(60);
  await leaver.waitForState(substitute.stateId);
  const told = updatesIn(leaver.frames.slice(from[0]));
  expect(told.length).toBeGreaterThanOrEqual(60);
  expect(told).toEqual(updatesIn(spectator.socket.frames.slice(from[1])));
  expect(told).not.toEqual(updatesIn(substitute.frames).slice(-told.length));

  for (const [event, payload] of [
    ['sync', undefined],
    ['history', { before: 91, beforeTableEvent: 2, limit: 100 }],
    ['historic-views', { from: 60, to: 80 }],
  ] as const) {
    const asked = payload === undefined ? [event] : [event, payload];
    const [mine, theirs] = await Promise.all(
      [leaver, spectator.socket].map((socket) => socket.emitWithAck(...(asked as [string, object]))),
    );
    expect(JSON.stringify(mine)).toBe(JSON.stringify(theirs));
  }
  for (const message of [{ type: 'return' }, { type: 'resume' }])
    expect(await leaver.emitWithAck('table-command', message)).toMatchObject({
      ok: false,
      code: 'not-your-seat',
    });
  expect((await ann.me()).tables).toEqual([]);
  const byToken = await new TestClient(server.url).request('GET', `/api/matches/${matchId}`, undefined, {
    authorization: `Bearer ${party.tokens[0] ?? ''}`,
  });
  expect(byToken.status).toBe(401);
  substitute.close();
  party.close();
});

test('a substitute has all rights of the seat and of the host who had it, and the former owner has none', async () => {
  const server = shared();
  const party = await createTestTable(server.url, { timeControl: OPEN });
  const path = `/api/matches/${party.matchId}`;
  const [ann] = party.clients;
  const [former, ben] = party.sockets;
  if (ann === undefined || former === undefined || ben === undefined) throw new Error('Nobody sits there');
  const benLine = (await ben.emitWithAck('chat', { text: 'Hello' })).line?.id;
  await former.emitWithAck('table-command', { type: 'leave' });
  const isSpectator = former.waitForEvent('sync', ({ mySeat }) => mySeat === null);
  const dan = new TestClient(server.url);
  await dan.request('POST', `${path}/seats`, { name: 'Dan', seat: 0 });
  await isSpectator;
  const substitute = dan.connect({ match: party.matchId });
  await substitute.waitForSync();

  const move = { id: 'move-of-nobody', stateId: substitute.stateId, action: { type: 'end-actions' } };
  const forPlayers = [
    ['move', move],
    ['legal-actions'],
    ...Object.values(COMMANDS).map((command) => ['table-command', command] as const),
  ] as const;
  for (const [event, payload] of forPlayers) {
    const request = payload === undefined ? [event] : ([event, payload] as const);
    const [theirs, mine] = await Promise.all(
      [former, substitute].map((socket) => socket.emitWithAck(...(request as [string, object]))),
    );
    expect([request, theirs?.code]).toEqual([request, 'not-your-seat']);
    expect([request, mine?.code]).not.toEqual([request, 'not-your-seat']);
  }
  expect((await former.emitWithAck('chat', { text: 'Still here' })).line).toMatchObject({
    channel: 'spectators',
    seat: null,
  });
  const forHosts = [
    ['PATCH', '', { botSpeed: 'fast' }],
    ['PUT', '/host', { seat: 1 }],
    ['PUT', '/seats/1/bot', { level: 'merchant' }],
    ['DELETE', '/seats/1/bot'],
    ['PUT', '/webhook', { kind: 'json', url: 'https://example.com/' }],
    ['GET', '/webhook'],
    ['POST', '/webhook/test'],
    ['DELETE', '/webhook'],
  ] as const;
  for (const [method, route, body] of forHosts)
    expect([route, (await requestSummary(ann, method, `${path}${route}`, body))[1]]).toEqual([
      route,
      'not-host',
    ]);
  const removal = { type: 'remove', lineId: benLine };
  expect((await former.emitWithAck('moderate', removal)).code).toBe('not-host');
  expect(await substitute.emitWithAck('moderate', removal)).toMatchObject({ ok: true });
  for (const [method, route, body] of [...forHosts.slice(2), ...forHosts.slice(0, 2)])
    expect([route, (await requestSummary(dan, method, `${path}${route}`, body))[1]]).not.toEqual([
      route,
      'not-host',
    ]);
  substitute.close();
  party.close();
});

test('rejects a substitute for an occupied seat or with a second seat, and gives the seat to one of many', async () => {
  const server = shared();
  const party = await createTestTable(server.url, { timeControl: OPEN });
  const { matchId } = party;
  const take = (guest: TestClient, name: string) =>
    guest.request<{ readonly code?: string }>('POST', `/api/matches/${matchId}/seats`, { name, seat: 0 });
  expect((await take(new TestClient(server.url), 'Dan')).body.code).toBe('already-started');
  const lobby = new TestClient(server.url).connect();
  await lobby.waitForConnection();
  const told = lobby.waitForEvent('lobby', ({ match }) => match?.openSeats !== undefined);
  await party.sockets[0]?.emitWithAck('table-command', { type: 'leave' });
  expect((await told).match?.openSeats).toEqual([0]);
  lobby.close();
  const [, ben] = party.clients;
  if (ben === undefined) throw new Error('Nobody sits there');
  expect((await take(ben, 'Ben')).body.code).toBe('already-seated');
  const answers = await Promise.all(
    ['Dan', 'Eve', 'Fay'].map((name) => take(new TestClient(server.url), name)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await server.storage.tableState.events(matchId, 9)).map(({ event }) => event.type)).toEqual([
    'left',
    'substituted',
  ]);
  party.close();
});

test('an owner who has left may return until a substitute takes the seat', async () => {
  const server = shared();
  const party = await createTestTable(server.url, { timeControl: OPEN });
  const [ann] = party.sockets;
  await ann?.emitWithAck('table-command', { type: 'leave' });
  const back = party.clients[0]?.connect({ match: party.matchId });
  await back?.waitForSync();
  expect(back?.latestSync?.tableState?.absences[0]).toMatchObject({ hasLeft: true });
  expect(await back?.emitWithAck('table-command', { type: 'return' })).toEqual({ ok: true });
  expect((await server.storage.matches.find(party.matchId))?.tableState?.absences[0]).toBeNull();
  back?.close();
  party.close();
});

test('a substitute on one server has the seat on the other, where the former owner becomes a spectator', async () => {
  const wish = { ...FIXED_TIME, databaseUrl: await freshDatabase() };
  await withServer(async (one) => {
    await withServer(async (other) => {
      const party = await createTestTable(one.url, { timeControl: OPEN });
      const { matchId } = party;
      const [leaver] = party.sockets;
      await leaver?.emitWithAck('table-command', { type: 'leave' });
      const dan = new TestClient(other.url);
      const anew = leaver?.waitForEvent('sync', ({ mySeat }) => mySeat === null);
      const taken = await dan.request('POST', `/api/matches/${matchId}/seats`, { name: 'Dan', seat: 0 });
      expect(taken.status).toBe(201);
      expect((await anew)?.frame?.view.own).toBeNull();
      const substitute = dan.connect({ match: matchId });
      expect(await substitute.waitForSync()).toMatchObject({ mySeat: 0 });
      const late = new TestClient(one.url);
      const refused = await late.request('POST', `/api/matches/${matchId}/seats`, { name: 'Eve', seat: 0 });
      expect(refused.status).toBe(409);
      const now = { ...party, sockets: [substitute, ...party.sockets.slice(1)] };
      expect(await playMoves(now, 'from two servers', 20)).toBe(20);
      substitute.close();
      party.close();
    }, wish)();
  }, wish)();
});

test(
  'a browser at the IP address of a player cannot take the open seat of another player, even if the player leaves',
  withServer(
    async ({ url }) => {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
      const { id } = (await ann.openTable()).match;
      await ben.joinAndReady(id, 'Ben');
      await cat.joinAndReady(id, 'Cat');
      await ann.start(id);
      const player = ben.connect({ match: id, headers: from('7.7.7.7') });
      const leaver = cat.connect({ match: id, headers: from('8.8.8.8') });
      await Promise.all([player.waitForSync(), leaver.waitForSync()]);
      expect(await leaver.emitWithAck('table-command', { type: 'leave' })).toEqual({ ok: true });
      const take = (address: string) =>
        new TestClient(url).request(
          'POST',
          `/api/matches/${id}/seats`,
          { name: 'Dan', seat: 2 },
          from(address),
        );
      expect(await take('7.7.7.7')).toMatchObject({
        status: 409,
        body: { code: 'not-allowed-now', field: 'seat' },
      });
      const own = ann.connect({ match: id }); // at a loopback address
      await own.waitForSync();
      const gone = own.waitForEvent('presence', ({ connected }) => connected[1] === false);
      player.close();
      await gone;
      expect((await take('7.7.7.7')).status).toBe(409); // the player could come back
      expect((await take('127.0.0.1')).status).toBe(201);
      own.close();
      leaver.close();
    },
    { trustedProxies: 1 },
  ),
);
