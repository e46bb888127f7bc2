import type { Action, PlayerView } from '@great-fire/game';
import type { MatchDetail, MatchPage, Sync, Watching } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { Guest, awaited, choose, seededChance, startTestServer } from '../../testing';
import type { TestServer, TableSocket } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const MINUTE = 60_000;
const DELAY = 5;
const LATER = { who: 'open', delayMinutes: DELAY } as const;

interface Clocked {
  readonly server: TestServer;
  readonly pass: (ms: number) => void;
}

/** Runs a test on a server whose clock stands still until it is told to go on. */
async function withClock(work: (clocked: Clocked) => Promise<void>): Promise<void> {
  let at = Date.now();
  const server = await startTestServer({ now: () => at });
  try {
    await work({ server, pass: (ms) => (at += ms) });
  } finally {
    await server.stop();
  }
}

/** All that somebody without a seat can ask of a table, as it was answered. */
async function askedOf(url: string, matchId: string, socket: TableSocket): Promise<string> {
  const guest = new Guest(url);
  const answers = [];
  for (const path of [`/api/matches/${matchId}`, `/api/matches/${matchId}/record`])
    answers.push((await guest.ask('GET', path)).text);
  for (const status of ['open', 'running', 'finished', 'unfinished'])
    answers.push((await guest.ask('GET', `/api/matches?status=${status}`)).text);
  answers.push(await socket.ask('sync'));
  answers.push(await socket.ask('history', { before: 9999, tableBefore: 9999, limit: 200 }));
  for (const to of [1, 3, 6]) answers.push(await socket.ask('past', { from: 0, to }));
  for (const limit of [1, 50]) answers.push(await socket.ask('said', { limit }));
  const late = guest.connect({ match: matchId });
  answers.push(await late.ready());
  late.close();
  // The spectator count is no secret, and includes the late socket until the server notices its end.
  return JSON.stringify(answers).replaceAll(/,?\\?"(?:spectators|watching)\\?":\d/g, '');
}

/** Has a server update its delayed spectators, until `isTrue` holds for one of them. `what`: the condition, as a noun phrase. */
async function reached(
  server: TestServer,
  socket: TableSocket,
  what: string,
  isTrue: (sync: Sync) => boolean,
): Promise<void> {
  await waitFor(what, async () => {
    await server.tellLatecomers();
    return socket.latest !== null && isTrue(socket.latest);
  });
}

interface Seated {
  readonly matchId: string;
  readonly ann: Guest;
  readonly sockets: readonly TableSocket[]; // by seat
  readonly watcher: TableSocket;
  readonly close: () => void;
}

/** A game of three under way, and somebody who watches. */
async function begun(url: string, watching: Watching): Promise<Seated> {
  const guests = [new Guest(url), new Guest(url), new Guest(url)] as const;
  const [ann, ben, cat] = guests;
  const { id: match } = (await ann.open({ watching })).match;
  await ben.join(match, 'Ben');
  await cat.join(match, 'Cat');
  await ann.start(match);
  const sockets = guests.map((guest) => guest.connect({ match }));
  const watcher = new Guest(url).connect({ match });
  await Promise.all([...sockets, watcher].map((socket) => socket.ready()));
  const close = () => [...sockets, watcher].forEach((socket) => socket.close());
  return { matchId: match, ann, sockets, watcher, close };
}

/** Whoever is awaited decides; resolves when all who play have seen it. */
async function decide({ sockets }: Seated, choice: (view: PlayerView) => Action): Promise<boolean> {
  if (sockets[0]?.latest?.frame?.view.result !== null) return false;
  const { socket, view } = awaited({ sockets });
  const answer = await socket.move(choice(view));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  await Promise.all(sockets.map((one) => one.shows(answer.stateId ?? 0)));
  return true;
}

/** Makes moves, sends chat lines, asks for a pause and disconnects a player. */
async function muchHappens(party: Seated): Promise<void> {
  const chance = seededChance('much');
  for (let count = 0; count < 8; count += 1) await decide(party, (view) => choose(view, chance));
  const [first, second] = party.sockets;
  for (const text of ['Nobody shall know', 'Not yet']) await first?.ask('chat', { text });
  await first?.ask('conduct', { do: 'ask-pause' });
  second?.close();
}

test('a delayed spectator receives each event exactly after the delay, on every endpoint', () =>
  withClock(async ({ server, pass }) => {
    const { url } = server;
    const party = await begun(url, LATER);
    while (awaited(party).view.turn.step === 'redeal') await decide(party, () => ({ type: 'keep-hand' }));
    pass(DELAY * MINUTE + 1);
    const { watcher: socket } = party;
    await reached(server, socket, 'the first turn', ({ frame }) => frame?.view.turn.step !== 'redeal');
    const lobby = new Guest(url).connect();
    await lobby.connected();
    pass(1000);
    await askedOf(url, party.matchId, socket);
    const before = await askedOf(url, party.matchId, socket);
    const [heard, told] = [socket.frames.length, lobby.frames.length];
    await muchHappens(party);
    expect((await askedOf(url, party.matchId, socket)) === before).toBe(true);
    pass(DELAY * MINUTE - 1);
    await server.tellLatecomers();
    for (const line of [socket, lobby]) await line.ask('sync'); // each answer follows all earlier events
    const isTelling = (frame: string) => /^\d*\["(?:update|chat|sync|lobby)"/.test(frame);
    expect(socket.frames.some(isTelling)).toBe(true); // as it came in
    expect(socket.frames.slice(heard).filter(isTelling)).toEqual([]);
    expect(lobby.frames.slice(told).filter(isTelling)).toEqual([]);

    const line = socket.next('chat');
    pass(2);
    const last = party.sockets[0]?.latest?.frame?.stateId ?? 0;
    await reached(server, socket, 'the last state', ({ frame }) => frame?.stateId === last);
    expect((await line).text).toBe('Nobody shall know');
    expect(socket.latest?.tableLog.map(({ event }) => event.type)).toContain('pause-asked');
    expect((await askedOf(url, party.matchId, socket)) === before).toBe(false);
    party.close();
    lobby.close();
  }));

test('a game that is over runs on for them until the end is as old, in lists and as a record too', () =>
  withClock(async ({ server, pass }) => {
    const { url } = server;
    const party = await begun(url, LATER);
    const chance = seededChance('over');
    while (await decide(party, (view) => choose(view, chance)));
    const { ann } = party;
    const guest = new Guest(url);
    const path = `/api/matches/${party.matchId}`;
    const listed = async (status: string) =>
      (await guest.ask<MatchPage>('GET', `/api/matches?status=${status}`)).body.matches.map(({ id }) => id);
    const shown = async () => (await guest.ask<MatchDetail>('GET', path)).body.match;
    expect((await ann.ask('GET', `${path}/record`)).status).toBe(200);
    const looked = (socket: TableSocket | undefined) => socket?.ask('past', { from: 0, to: 0, seenFrom: 1 });
    expect(await looked(party.sockets[0])).toMatchObject({ ok: true });
    expect(await looked(party.watcher)).toMatchObject({ ok: false, code: 'not-finished' });
    expect([await listed('running'), await listed('finished')]).toEqual([[party.matchId], []]);
    expect(await shown()).toMatchObject({ status: 'running', turn: 0 });
    expect((await guest.ask('GET', `${path}/record`)).body).toMatchObject({ code: 'not-finished' });
    pass(DELAY * MINUTE + 1);
    expect([await listed('running'), await listed('finished')]).toEqual([[], [party.matchId]]);
    expect((await shown()).status).toBe('finished');
    expect((await guest.ask('GET', `${path}/record`)).status).toBe(200);
    await reached(server, party.watcher, 'the end of the game', ({ frame }) => frame?.view.result !== null);
    expect(await looked(party.watcher)).toMatchObject({ ok: true, past: { first: { viewer: 1 } } });
    party.close();
  }));

/** All who play agree to end the game without a result. */
async function allAbort({ sockets }: Seated): Promise<void> {
  const [first, ...others] = sockets;
  await first?.ask('conduct', { do: 'ask-abort' });
  for (const socket of others) {
    const { conduct } = await socket.sees('the question', (sync) => sync.conduct?.abortAsked != null);
    const id = conduct?.abortAsked?.id;
    expect(await socket.ask('conduct', { do: 'answer-abort', id, agrees: true })).toEqual({ ok: true });
  }
}

test('neither a page of a list nor its cursor reveals the end of a delayed game', () =>
  withClock(async ({ server: { url }, pass }) => {
    const guest = new Guest(url);
    const pageOf = async (query: string) =>
      (await guest.ask<MatchPage>('GET', `/api/matches?status=unfinished&limit=1${query}`)).body;
    const ended: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const party = await begun(url, LATER);
      pass(1000); // the lists are sorted by age
      ended.unshift(party.matchId);
      await allAbort(party);
      party.close();
    }
    expect(await pageOf('')).toEqual({ matches: [], next: null });
    pass(DELAY * MINUTE + 1);
    const read: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: MatchPage = await pageOf(next === '' ? '' : `&cursor=${next}`);
      read.push(...page.matches.map(({ id }) => id));
      ({ next } = page);
    }
    expect(read).toEqual(ended);
  }));

test('those who play, and tables without a delay, are told at once', () =>
  withClock(async ({ server: { url } }) => {
    for (const watching of [LATER, { who: 'open', delayMinutes: 0 }] as const) {
      const party = await begun(url, watching);
      await decide(party, () => ({ type: 'keep-hand' }));
      const watched = await party.watcher.ask('sync');
      expect(party.sockets.map(({ stateId }) => stateId)).toEqual([1, 1, 1]);
      expect(watched.sync?.frame?.stateId).toBe(watching.delayMinutes > 0 ? 0 : 1);
      party.close();
    }
  }));

/** All who play agree that the game stands again as it did at a state. */
async function allTakeBack({ sockets }: Seated, to: number): Promise<void> {
  const [first, ...others] = sockets;
  await first?.ask('conduct', { do: 'ask-take-back', to });
  for (const socket of others) {
    const { conduct } = await socket.sees('the question', (sync) => sync.conduct?.takeBackAsked != null);
    const id = conduct?.takeBackAsked?.id;
    expect(await socket.ask('conduct', { do: 'answer-take-back', id, agrees: true })).toEqual({ ok: true });
  }
  for (const socket of others)
    await socket.sees('no question', ({ conduct }) => conduct?.takeBackAsked === null);
}

test('of two servers each tells the same as late, one that is started meanwhile too, of moves taken back and of lines taken out', async () => {
  let at = Date.now();
  const wish = { databaseUrl: await freshDatabase(), now: () => at };
  const one = await startTestServer(wish);
  const other = await startTestServer(wish);
  const party = await begun(one.url, LATER);
  const match = party.matchId;
  const watching = async (url: string) => {
    const socket = new Guest(url).connect({ match });
    await socket.ready();
    return socket;
  };
  const elsewhere = await watching(other.url);
  const chance = seededChance('two later');
  for (let count = 0; count < 6; count += 1) await decide(party, (view) => choose(view, chance));
  const [ann] = party.sockets;
  const said = (await ann?.ask('chat', { text: 'Rude' }))?.line;
  at += DELAY * MINUTE + 1;
  const isSixth = ({ frame }: Sync) => frame?.stateId === 6;
  await reached(one, party.watcher, 'the sixth state', isSixth);
  await reached(other, elsewhere, 'the sixth state', isSixth);

  for (let count = 0; count < 4; count += 1) await decide(party, (view) => choose(view, chance));
  await allTakeBack(party, 7);
  await decide(party, (view) => choose(view, chance));
  const now = ann?.stateId ?? 0;
  expect(now).toBe(12);
  // A line that was told already goes at once: it is not to be read any longer.
  const gone = [party.watcher, elsewhere].map((socket) => socket.next('chat'));
  await ann?.ask('tend', { do: 'remove', line: said?.id });
  for (const line of await Promise.all(gone))
    expect(line).toMatchObject({ id: said?.id, text: '', removedBy: 'host' });
  await other.stop();
  const third = await startTestServer(wish);
  const late = await watching(third.url);
  expect(late.latest?.frame).toEqual(party.watcher.latest?.frame);
  expect(late.stateId).toBe(6);
  expect((await late.ask('past', { from: 0, to: 7 })).code).toBe('not-found');

  at += DELAY * MINUTE + 1;
  for (const [server, socket] of [
    [one, party.watcher],
    [third, late],
  ] as const) {
    await reached(server, socket, 'the last state', ({ frame }) => frame?.stateId === now);
    const { sync } = await socket.ask('sync');
    expect(sync?.frame?.view.turn).toEqual(ann?.latest?.frame?.view.turn);
    expect(sync?.log.find(({ stateId }) => stateId === 11)?.takenBack).toMatchObject({ to: 7 });
    expect((await socket.ask('past', { from: 7, to: 11 })).past?.changes).toHaveLength(4);
  }
  elsewhere.close();
  late.close();
  party.close();
  await Promise.all([one, third].map((server) => server.stop()));
});
