import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GamesPage, Leaderboard, Me, Profile } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import {
  createTestTable,
  playMyTurns,
  playMoves,
  openSoloTable,
  withServer,
  type TestClient,
  type TestTable,
} from '../../testing';
import { noopSchedule } from '../../testing/noop-schedule';
import { playToEnd } from '../../testing/play-to-end';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { rebuildMatch } from '../../testing/rebuild-match';
import { LocalChangeFeed } from '../storage/change-feed';
import { openDatabase } from '../storage/sqlite/database';
import { ResultsJob, type ResultsJobDeps } from './results-job';

const guestOf = (party: TestTable, seat: number): TestClient => {
  const guest = party.clients[seat];
  if (guest === undefined) throw new Error('Nobody sits there');
  return guest;
};

const handleOf = async (guest: TestClient): Promise<string> =>
  (await guest.request<Me>('GET', '/api/me')).body.handle ?? '';

/** Resolves to the result of a game when the server has stored it. */
const waitForResult = ({ storage }: Pick<TestServer, 'storage'>, id: string) =>
  waitFor('the result of the game', () => storage.results.find(id));

test(
  'stores places and scores of a finished game and shows them on the players’ profiles',
  withServer(async (server) => {
    const party = await createTestTable(server.url);
    await playMoves(party, 'told of');
    const { facts, isRated } = await waitForResult(server, party.matchId);
    const match = await server.storage.matches.find(party.matchId);
    if (match === null) throw new Error('There is no such table');
    const { result } = await rebuildMatch(server.storage, match);
    expect(facts.map(({ total }) => total)).toEqual(result?.scores.map(({ total }) => total));
    const first = facts.filter(({ place }) => place === 1).map(({ seat }) => seat);
    expect(first).toEqual(result?.winners);
    expect(isRated).toBe(true);

    const [ann, ben] = [guestOf(party, 0), guestOf(party, 1)];
    const [anns, bens] = [await handleOf(ann), await handleOf(ben)];
    const { body } = await ben.request<Profile>('GET', `/api/people/${anns}`);
    expect(body).toMatchObject({ handle: anns, name: 'Ann', isMe: false, isPublic: true });
    expect(body.totals).toMatchObject([
      { players: 3, games: 1, vp: facts[0]?.total, conesPutOut: facts[0]?.putOut },
    ]);
    expect(body.rating?.games).toBe(1);
    const { body: page, text } = await ben.request<GamesPage>('GET', `/api/people/${anns}/games`);
    expect(page.games).toMatchObject([{ matchId: party.matchId, seat: 0, isRated: true }]);
    expect(page.games[0]?.seats.map(({ name, total }) => [name, total])).toEqual(
      ['Ann', 'Ben', 'Cat'].map((name, seat) => [name, facts[seat]?.total]),
    );
    expect(page.games[0]?.seats[1]?.handle).toBe(bens);
    expect(text).not.toContain(match.seats[0]?.personId);
    party.close();
  }),
);

test(
  'shows a private profile and games at private tables only to the player',
  withServer(async (server) => {
    const party = await createTestTable(server.url, { private: true });
    await playToEnd(server.storage, party.matchId, 'private');
    await server.computeResults();
    expect(await waitForResult(server, party.matchId)).toMatchObject({ isRated: false });
    const [ann, ben] = [guestOf(party, 0), guestOf(party, 1)];
    const handle = await handleOf(ann);
    const seenBy = async (guest: TestClient) => {
      const { body } = await guest.request<Profile>('GET', `/api/people/${handle}`);
      const { body: page } = await guest.request<GamesPage>('GET', `/api/people/${handle}/games`);
      return { sums: body.totals.length, games: page.games.length };
    };
    expect(await seenBy(ann)).toEqual({ sums: 1, games: 1 });
    expect(await seenBy(ben)).toEqual({ sums: 0, games: 0 });
    expect((await ann.request('PUT', '/api/me/profile', { isPublic: false })).status).toBe(204);
    expect((await ben.request('GET', `/api/people/${handle}`)).status).toBe(404);
    expect((await ben.request('GET', `/api/people/${handle}/games`)).status).toBe(404);
    expect((await ann.request<Profile>('GET', `/api/people/${handle}`)).body.isPublic).toBe(false);
    expect(await ann.request('PUT', '/api/me/profile', { isPublic: 'yes' })).toMatchObject({
      status: 400,
      body: { field: 'isPublic' },
    });
    expect((await ben.request('GET', '/api/people/Ann')).status).toBe(400);
    party.close();
  }),
);

test(
  'stores the result of a game with a bot and rates no one',
  withServer(async (server) => {
    const { socket, matchId } = await openSoloTable(server.url, {
      players: 3,
      bots: ['apprentice', 'apprentice'],
    });
    await playMyTurns(socket, 'unrated');
    expect(await waitForResult(server, matchId)).toMatchObject({ isRated: false });
    socket.close();
  }),
);

test('computes the same results and ratings from the logs of games that ended before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
  const before = await startTestServer({ dataDir });
  const party = await createTestTable(before.url);
  await playToEnd(before.storage, party.matchId, 'before');
  await before.computeResults();
  const told = await waitForResult(before, party.matchId);
  const personId = (await before.storage.matches.find(party.matchId))?.seats[1]?.personId ?? '';
  const rating = await before.storage.results.rating(personId);
  party.close();
  await before.stop();
  const db = openDatabase(join(dataDir, 'great-fire.db'));
  db.exec('DELETE FROM results; DELETE FROM rated_players; DELETE FROM ratings; DELETE FROM snapshots');
  db.exec('UPDATE matches SET result_state = 0');
  db.close();
  const after = await startTestServer({ dataDir });
  expect(await after.computeResults()).toEqual([party.matchId]);
  expect(await after.computeResults()).toEqual([]);
  expect(await after.storage.results.find(party.matchId)).toEqual(told);
  expect(await after.storage.results.rating(personId)).toEqual(rating);
  await after.stop();
  rmSync(dataDir, { recursive: true });
});

test('with two servers, one stores the result of a game once', async () => {
  const databaseUrl = await freshDatabase();
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })] as const;
  const party = await createTestTable(servers[0].url);
  await playMoves(party, 'two reckon');
  await waitForResult(servers[0], party.matchId);
  const before = await servers[0].storage.results.rating(
    (await servers[0].storage.matches.find(party.matchId))?.seats[0]?.personId ?? '',
  );
  const told = await Promise.all(servers.map((server) => server.computeResults()));
  expect(told.flat()).toEqual([]);
  expect(before?.games).toBe(1);
  const leaders = await guestOf(party, 0).request<Leaderboard>('GET', '/api/leaderboard');
  expect(leaders.body).toEqual({ minGames: 10, entries: [] });
  party.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('a server without ratings has no leaderboard and shows no rating on profiles', async () => {
  const server = await startTestServer({ showsRatings: false });
  const party = await createTestTable(server.url);
  await playToEnd(server.storage, party.matchId, 'no ratings');
  await server.computeResults();
  await waitForResult(server, party.matchId);
  const ann = guestOf(party, 0);
  const me = (await ann.request<Me>('GET', '/api/me')).body;
  expect(me.hasLeaderboard).toBe(false);
  expect((await ann.request('GET', '/api/leaderboard')).status).toBe(404);
  const handle = me.handle ?? '';
  expect((await ann.request<Profile>('GET', `/api/people/${handle}`)).body.rating).toBeNull();
  const { games } = (await ann.request<GamesPage>('GET', `/api/people/${handle}/games`)).body;
  expect(games).toMatchObject([{ isRated: false }]);
  party.close();
  await server.stop();
});

test('runs again at once when a game ends while other results are stored', async () => {
  const news = new LocalChangeFeed();
  let looks = 0;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const pending = async () => {
    looks += 1;
    await held;
    return [];
  };
  const storage = {
    changes: news,
    availability: { isUp: true },
    leases: { acquire: async () => true },
    results: { pending },
  };
  const isOver = { state: { game: { result: {} } } };
  const parts = { storage, matches: { peek: () => isOver }, now: () => 0, log: {}, schedule: noopSchedule };
  const job = new ResultsJob(parts as unknown as ResultsJobDeps);
  news.publish({ type: 'move-stored', matchId: 't1', stateId: 1 });
  await waitFor('the first look', () => looks === 1);
  news.publish({ type: 'move-stored', matchId: 't2', stateId: 1 });
  letGo();
  await waitFor('the second look', () => looks === 2);
  await job.close();
});
