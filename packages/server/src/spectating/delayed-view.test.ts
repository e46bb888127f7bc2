import type { Action, PlayerView } from '@great-fire/game';
import type { MatchDetail, MatchPage, Sync, SpectatorPolicy } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { TestClient, activePlayer, randomAction, seededRandom, startTestServer } from '../../testing';
import type { TestServer, TestSocket } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { performTakeback } from '../../testing/table-commands';

const MINUTE_MS = 60_000;
const DELAY_MINUTES = 5;
const DELAYED_POLICY = { access: 'open', delayMinutes: DELAY_MINUTES } as const;

interface ClockTestContext {
  readonly server: TestServer;
  readonly advance: (ms: number) => void;
}

/** Runs a test on a server whose clock only the test advances. */
async function withTestClock(testBody: (context: ClockTestContext) => Promise<void>): Promise<void> {
  let at = Date.now();
  const server = await startTestServer({ now: () => at });
  try {
    await testBody({ server, advance: (ms) => (at += ms) });
  } finally {
    await server.stop();
  }
}

/** Returns the responses to every request that a person without a seat can make about a table. */
async function queryEverything(url: string, matchId: string, socket: TestSocket): Promise<string> {
  const guest = new TestClient(url);
  const answers = [];
  for (const path of [`/api/matches/${matchId}`, `/api/matches/${matchId}/record`])
    answers.push((await guest.request('GET', path)).text);
  for (const status of ['open', 'running', 'finished', 'unfinished'])
    answers.push((await guest.request('GET', `/api/matches?status=${status}`)).text);
  answers.push(await socket.emitWithAck('sync'));
  answers.push(await socket.emitWithAck('history', { before: 9999, beforeTableEvent: 9999, limit: 200 }));
  for (const to of [1, 3, 6]) answers.push(await socket.emitWithAck('historic-views', { from: 0, to }));
  for (const limit of [1, 50]) answers.push(await socket.emitWithAck('chat-history', { limit }));
  const newSpectator = guest.connect({ match: matchId });
  answers.push(await newSpectator.waitForSync());
  newSpectator.close();
  // The spectator count is no secret, and includes the late socket until the server notices its end.
  return JSON.stringify(answers).replaceAll(/,?\\?"(?:spectators|watching)\\?":\d/g, '');
}

/** Runs the server's delayed broadcast until `predicate` holds for a spectator's sync. */
async function waitUntilBroadcast(
  server: TestServer,
  socket: TestSocket,
  description: string,
  predicate: (sync: Sync) => boolean,
): Promise<void> {
  await waitFor(description, async () => {
    await server.broadcastDelayed();
    return socket.latestSync !== null && predicate(socket.latestSync);
  });
}

interface RunningTable {
  readonly matchId: string;
  readonly ann: TestClient;
  readonly sockets: readonly TestSocket[]; // by seat
  readonly spectator: TestSocket;
  readonly close: () => void;
}

/** Starts a game of three players with one spectator. */
async function startTable(url: string, policy: SpectatorPolicy): Promise<RunningTable> {
  const guests = [new TestClient(url), new TestClient(url), new TestClient(url)] as const;
  const [ann, ben, cat] = guests;
  const { id: match } = (await ann.openTable({ spectatorPolicy: policy })).match;
  await ben.joinAndReady(match, 'Ben');
  await cat.joinAndReady(match, 'Cat');
  await ann.start(match);
  const sockets = guests.map((guest) => guest.connect({ match }));
  const spectator = new TestClient(url).connect({ match });
  await Promise.all([...sockets, spectator].map((socket) => socket.waitForSync()));
  const close = () => [...sockets, spectator].forEach((socket) => socket.close());
  return { matchId: match, ann, sockets, spectator, close };
}

/** Plays a move of the active player. Resolves when all players have received it. */
async function playMove(
  { sockets }: RunningTable,
  chooseAction: (view: PlayerView) => Action,
): Promise<boolean> {
  if (sockets[0]?.latestSync?.frame?.view.result !== null) return false;
  const { socket, view } = activePlayer({ sockets });
  const answer = await socket.move(chooseAction(view));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  await Promise.all(sockets.map((playerSocket) => playerSocket.waitForState(answer.stateId ?? 0)));
  return true;
}

/** Makes moves, sends chat lines, proposes a pause and disconnects a player. */
async function generateEvents(table: RunningTable): Promise<void> {
  const random = seededRandom('much');
  for (let count = 0; count < 8; count += 1) await playMove(table, (view) => randomAction(view, random));
  const [first, second] = table.sockets;
  for (const text of ['Nobody shall know', 'Not yet']) await first?.emitWithAck('chat', { text });
  await first?.emitWithAck('table-command', { type: 'propose-pause' });
  second?.close();
}

test('a delayed spectator receives each event exactly after the delay, on every endpoint', () =>
  withTestClock(async ({ server, advance }) => {
    const { url } = server;
    const party = await startTable(url, DELAYED_POLICY);
    while (activePlayer(party).view.turn.step === 'redeal')
      await playMove(party, () => ({ type: 'keep-hand' }));
    advance(DELAY_MINUTES * MINUTE_MS + 1);
    const { spectator: socket } = party;
    await waitUntilBroadcast(
      server,
      socket,
      'the first turn',
      ({ frame }) => frame?.view.turn.step !== 'redeal',
    );
    const lobby = new TestClient(url).connect();
    await lobby.waitForConnection();
    advance(1000);
    await queryEverything(url, party.matchId, socket);
    const before = await queryEverything(url, party.matchId, socket);
    const [heard, told] = [socket.frames.length, lobby.frames.length];
    await generateEvents(party);
    expect((await queryEverything(url, party.matchId, socket)) === before).toBe(true);
    advance(DELAY_MINUTES * MINUTE_MS - 1);
    await server.broadcastDelayed();
    for (const line of [socket, lobby]) await line.emitWithAck('sync'); // each answer follows all earlier events
    const isTelling = (frame: string) => /^\d*\["(?:update|chat|sync|lobby)"/.test(frame);
    expect(socket.frames.some(isTelling)).toBe(true); // the sync on arrival
    expect(socket.frames.slice(heard).filter(isTelling)).toEqual([]);
    expect(lobby.frames.slice(told).filter(isTelling)).toEqual([]);

    const line = socket.waitForEvent('chat');
    advance(2);
    const last = party.sockets[0]?.latestSync?.frame?.stateId ?? 0;
    await waitUntilBroadcast(server, socket, 'the last state', ({ frame }) => frame?.stateId === last);
    expect((await line).text).toBe('Nobody shall know');
    expect(socket.latestSync?.tableLog.map(({ event }) => event.type)).toContain('pause-proposed');
    expect((await queryEverything(url, party.matchId, socket)) === before).toBe(false);
    party.close();
    lobby.close();
  }));

test('a finished game is shown as running until the delay has passed, in lists and for its record', () =>
  withTestClock(async ({ server, advance }) => {
    const { url } = server;
    const party = await startTable(url, DELAYED_POLICY);
    const chance = seededRandom('over');
    while (await playMove(party, (view) => randomAction(view, chance)));
    const { ann } = party;
    const guest = new TestClient(url);
    const path = `/api/matches/${party.matchId}`;
    const listed = async (status: string) =>
      (await guest.request<MatchPage>('GET', `/api/matches?status=${status}`)).body.matches.map(
        ({ id }) => id,
      );
    const shown = async () => (await guest.request<MatchDetail>('GET', path)).body.match;
    expect((await ann.request('GET', `${path}/record`)).status).toBe(200);
    const looked = (socket: TestSocket | undefined) =>
      socket?.emitWithAck('historic-views', { from: 0, to: 0, perspective: 1 });
    expect(await looked(party.sockets[0])).toMatchObject({ ok: true });
    expect(await looked(party.spectator)).toMatchObject({ ok: false, code: 'not-finished' });
    expect([await listed('running'), await listed('finished')]).toEqual([[party.matchId], []]);
    expect(await shown()).toMatchObject({ status: 'running', turn: 0 });
    expect((await guest.request('GET', `${path}/record`)).body).toMatchObject({ code: 'not-finished' });
    advance(DELAY_MINUTES * MINUTE_MS + 1);
    expect([await listed('running'), await listed('finished')]).toEqual([[], [party.matchId]]);
    expect((await shown()).status).toBe('finished');
    expect((await guest.request('GET', `${path}/record`)).status).toBe(200);
    await waitUntilBroadcast(
      server,
      party.spectator,
      'the end of the game',
      ({ frame }) => frame?.view.result !== null,
    );
    expect(await looked(party.spectator)).toMatchObject({
      ok: true,
      historicViews: { first: { viewer: 1 } },
    });
    party.close();
  }));

/** Lets all players agree to end the game without a result. */
async function abortByConsent({ sockets }: RunningTable): Promise<void> {
  const [first, ...others] = sockets;
  await first?.emitWithAck('table-command', { type: 'propose-abort' });
  for (const socket of others) {
    const { tableState } = await socket.waitUntil(
      'the question',
      (sync) => sync.tableState?.abortProposal != null,
    );
    const id = tableState?.abortProposal?.id;
    expect(await socket.emitWithAck('table-command', { type: 'answer-abort', id, agrees: true })).toEqual({
      ok: true,
    });
  }
}

test('neither a page of a list nor its cursor reveals the end of a delayed game', () =>
  withTestClock(async ({ server: { url }, advance }) => {
    const guest = new TestClient(url);
    const pageOf = async (query: string) =>
      (await guest.request<MatchPage>('GET', `/api/matches?status=unfinished&limit=1${query}`)).body;
    const ended: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const party = await startTable(url, DELAYED_POLICY);
      advance(1000); // the lists are sorted by age
      ended.unshift(party.matchId);
      await abortByConsent(party);
      party.close();
    }
    expect(await pageOf('')).toEqual({ matches: [], nextCursor: null });
    advance(DELAY_MINUTES * MINUTE_MS + 1);
    const read: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: MatchPage = await pageOf(next === '' ? '' : `&cursor=${next}`);
      read.push(...page.matches.map(({ id }) => id));
      ({ nextCursor: next } = page);
    }
    expect(read).toEqual(ended);
  }));

test('sends moves to players, and to spectators of tables without a delay, at once', () =>
  withTestClock(async ({ server: { url } }) => {
    for (const watching of [DELAYED_POLICY, { access: 'open', delayMinutes: 0 }] as const) {
      const party = await startTable(url, watching);
      await playMove(party, () => ({ type: 'keep-hand' }));
      const watched = await party.spectator.emitWithAck('sync');
      expect(party.sockets.map(({ stateId }) => stateId)).toEqual([1, 1, 1]);
      expect(watched.sync?.frame?.stateId).toBe(watching.delayMinutes > 0 ? 0 : 1);
      party.close();
    }
  }));

test('two servers and a freshly started one send the same delayed view with takebacks and removed lines', async () => {
  let at = Date.now();
  const wish = { databaseUrl: await freshDatabase(), now: () => at };
  const one = await startTestServer(wish);
  const other = await startTestServer(wish);
  const party = await startTable(one.url, DELAYED_POLICY);
  const match = party.matchId;
  const watching = async (url: string) => {
    const socket = new TestClient(url).connect({ match });
    await socket.waitForSync();
    return socket;
  };
  const elsewhere = await watching(other.url);
  const chance = seededRandom('two later');
  for (let count = 0; count < 6; count += 1) await playMove(party, (view) => randomAction(view, chance));
  const [ann] = party.sockets;
  const said = (await ann?.emitWithAck('chat', { text: 'Rude' }))?.line;
  at += DELAY_MINUTES * MINUTE_MS + 1;
  const isSixth = ({ frame }: Sync) => frame?.stateId === 6;
  await waitUntilBroadcast(one, party.spectator, 'the sixth state', isSixth);
  await waitUntilBroadcast(other, elsewhere, 'the sixth state', isSixth);

  for (let count = 0; count < 4; count += 1) await playMove(party, (view) => randomAction(view, chance));
  await performTakeback({ sockets: party.sockets }, 7);
  await playMove(party, (view) => randomAction(view, chance));
  const now = ann?.stateId ?? 0;
  expect(now).toBe(12);
  // The removal of a line that was sent already is sent at once, so that it can no longer be read.
  const gone = [party.spectator, elsewhere].map((socket) => socket.waitForEvent('chat'));
  await ann?.emitWithAck('moderate', { type: 'remove', lineId: said?.id });
  for (const line of await Promise.all(gone))
    expect(line).toMatchObject({ id: said?.id, text: '', removedBy: 'host' });
  await other.stop();
  const third = await startTestServer(wish);
  const late = await watching(third.url);
  expect(late.latestSync?.frame).toEqual(party.spectator.latestSync?.frame);
  expect(late.stateId).toBe(6);
  expect((await late.emitWithAck('historic-views', { from: 0, to: 7 })).code).toBe('not-found');

  at += DELAY_MINUTES * MINUTE_MS + 1;
  for (const [server, socket] of [
    [one, party.spectator],
    [third, late],
  ] as const) {
    await waitUntilBroadcast(server, socket, 'the last state', ({ frame }) => frame?.stateId === now);
    const { sync } = await socket.emitWithAck('sync');
    expect(sync?.frame?.view.turn).toEqual(ann?.latestSync?.frame?.view.turn);
    expect(sync?.log.find(({ stateId }) => stateId === 11)?.takeback).toMatchObject({ to: 7 });
    expect(
      (await socket.emitWithAck('historic-views', { from: 7, to: 11 })).historicViews?.patches,
    ).toHaveLength(4);
  }
  elsewhere.close();
  late.close();
  party.close();
  await Promise.all([one, third].map((server) => server.stop()));
});
