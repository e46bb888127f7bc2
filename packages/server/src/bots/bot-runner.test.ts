import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame } from '@great-fire/game';
import { verifyRecord, type GameRecord } from '@great-fire/game/record';
import { waitFor } from '@great-fire/testkit/wait-for';
import { TestClient, startTestServer, withServer, type Storage } from '../../testing';
import { waitForMyTurn, playMyTurns, playUntilBotDelay, openSoloTable } from '../../testing/solo-table';
import { reconnect } from '../../testing/table-commands';
import { openStorage } from '../../testing/open-storage';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { request } from '../../testing/request';
import { addPerson, newSeat, newTable } from '../storage/contract-tests/fixtures';
import type { NewBot } from '../entities/match';

test(
  'a table filled with bots starts at once and is played to its end',
  withServer(async ({ url, storage }) => {
    const { client, socket, matchId } = await openSoloTable(url);
    await playMyTurns(socket, 'to the end');
    expect(await storage.matches.find(matchId)).toMatchObject({ status: 'finished' });
    const { body } = await client.request<GameRecord>('GET', `/api/matches/${matchId}/record`);
    expect(verifyRecord(body)).toEqual({ ok: true });
    expect(body.players.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ann', null],
      ['Pepys', 'merchant'],
      ['Evelyn', 'apprentice'],
      ['Farriner', 'merchant'],
    ]);
    socket.close();
  }),
);

test(
  'a spectator gets neither the view nor the moves of a bot’s seat',
  withServer(async ({ url }) => {
    const { socket, matchId } = await openSoloTable(url);
    const nobody = new TestClient(url).connect({ match: matchId });
    expect(await nobody.waitForSync()).toMatchObject({
      mySeat: null,
      frame: { view: { viewer: null, own: null } },
    });
    expect(await nobody.move({ type: 'keep-hand' })).toMatchObject({ code: 'not-your-seat' });
    nobody.close();
    socket.close();
  }),
);

test(
  'does not show a private table of bots in the lobby',
  withServer(async ({ url }) => {
    const lobby = new TestClient(url).connect();
    await lobby.waitForConnection();
    const heard: string[] = [];
    lobby.socket.on('lobby', ({ id }: { readonly id: string }) => heard.push(id));
    await new TestClient(url).openTable({ bots: ['merchant', 'merchant'], private: true });
    const listed = lobby.waitForEvent('lobby');
    const { match } = await new TestClient(url).openTable();
    await listed;
    expect(heard).toEqual([match.id]);
    lobby.close();
  }),
);

const LONG_DELAY_MS = 10_000;

test('a new server continues the bot move of a stopped one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-bots-'));
  const first = await startTestServer({ dataDir, botMoveDelayMs: LONG_DELAY_MS });
  const { client, socket, matchId } = await openSoloTable(first.url);
  const left = await playUntilBotDelay(socket);
  socket.close();
  await first.stop();
  const second = await startTestServer({ dataDir });
  const back = reconnect(client, second.url, matchId);
  await back.waitForSync();
  await back.waitForState(left + 1);
  back.close();
  await second.stop();
});

test('plays bots without a pause at a table of instant bots', async () => {
  const server = await startTestServer({ botMoveDelayMs: LONG_DELAY_MS });
  const { socket, matchId } = await openSoloTable(server.url, { botSpeed: 'instant' });
  await playMyTurns(socket, 'to the end');
  expect(await server.storage.matches.find(matchId)).toMatchObject({ status: 'finished' });
  socket.close();
  await server.stop();
});

test('with two servers, only one decides for a bot', async () => {
  const databaseUrl = await freshDatabase();
  const wish = { databaseUrl, metrics: true };
  const servers = [await startTestServer(wish), await startTestServer(wish)] as const;
  const { socket, matchId } = await openSoloTable(servers[0].url);
  await playMyTurns(socket, 'two servers', 12);
  await waitForMyTurn(socket);
  const log = await servers[1].storage.moves.after(matchId, 0);
  const ofBots = log.filter(({ moveId }) => moveId.startsWith('bot:')).length;
  expect(ofBots).toBeGreaterThan(5);
  const counts = await Promise.all(servers.map(({ metricsUrl }) => countBotDecisions(metricsUrl ?? '')));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ofBots);
  socket.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('leaves a bot move to the server that holds its lease until the lease expires', async () => {
  const databaseUrl = await freshDatabase();
  const other = await openStorage(databaseUrl);
  await addPerson(other, 'ann');
  // A deal that a bot starts.
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const seeds = Array.from({ length: 20 }, (_, index) => `seed ${String(index)}`);
  const seed = seeds.find((one) => createGame({ players: 3, options, seed: one }).startSeat === 1) ?? '';
  const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };
  const dealt = newTable('t1', { options, seed, at: 1000 });
  await other.matches.open(dealt, newSeat('ann'), [bot, bot]);
  await other.matches.updateSetup('t1', { type: 'start', by: 'ann' }, 1000);
  const lease = 'bot-turn/t1/3'; // after the answers about the opening hands
  expect(await other.leases.acquire(lease, 3_600_000)).toBe(true);
  const takes: boolean[] = [];
  const noting = (storage: Storage): Storage => ({
    ...storage,
    leases: {
      ...storage.leases,
      acquire: async (name, holdMs) => {
        const isTaken = await storage.leases.acquire(name, holdMs);
        if (name === lease) takes.push(isTaken);
        return isTaken;
      },
    },
  });
  const server = await startTestServer({ databaseUrl, now: () => 1_000_000, wrapStorage: noting });
  await waitFor('the first look at the table', () => takes.length > 0);
  expect(takes).toEqual([false]);
  expect(await other.moves.after('t1', 3)).toEqual([]);
  await other.leases.acquire(lease, -1); // expired
  await server.scanForBots();
  await waitFor('a move of the bot', async () => (await other.moves.after('t1', 3)).length > 0);
  await server.stop();
  await other.close();
});

/** Returns how many bot decisions a server has counted. */
async function countBotDecisions(metricsUrl: string): Promise<number> {
  const text = await (await request(metricsUrl)).text();
  const counts = text.matchAll(/^great_fire_bot_decision_duration_seconds_count\{.*source="bot"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
