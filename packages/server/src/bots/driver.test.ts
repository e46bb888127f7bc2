import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { createGame, verifyRecord } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game';
import pino from 'pino';
import { Guest, ServerProcess, startTestServer, withServer } from '../../testing';
import { myTurn, playMine, sitAmongBots } from '../../testing/against-bots';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { person, seatOf, table } from '../storage/contract/samples';
import { postgresStorage } from '../storage/postgres/postgres-storage';
import type { NewBot } from '../storage/matches';

test(
  'a table that bots fill begins at once, and is played to its end with them',
  withServer(async ({ url, storage }) => {
    const { guest, socket, id } = await sitAmongBots(url);
    await playMine(socket, 'to the end');
    expect(await storage.matches.find(id)).toMatchObject({ status: 'finished' });
    const { body } = await guest.ask<GameRecord>('GET', `/api/matches/${id}/record`);
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
  'who is nobody has no bot’s seat: neither its view nor its moves',
  withServer(async ({ url }) => {
    const { socket, id } = await sitAmongBots(url);
    const nobody = new Guest(url).connect({ match: id });
    expect(await nobody.ready()).toMatchObject({
      mySeat: null,
      frame: { view: { viewer: null, own: null } },
    });
    expect(await nobody.move({ type: 'keep-hand' })).toMatchObject({ code: 'not-your-seat' });
    nobody.close();
    socket.close();
  }),
);

test(
  'a private table of bots is told to nobody who does not sit there',
  withServer(async ({ url }) => {
    const lobby = new Guest(url).connect();
    await lobby.connected();
    const heard: string[] = [];
    lobby.socket.on('lobby', ({ id }: { readonly id: string }) => heard.push(id));
    const { match } = await new Guest(url).open({ bots: ['merchant', 'merchant'], private: true });
    await lobby.ask('nonsense');
    expect(heard).not.toContain(match.id);
    lobby.close();
  }),
);

test('what a server that ended left undecided, the next one decides', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-bots-'));
  const first = await startTestServer({ dataDir, botPauseMs: 10_000 });
  const { guest, socket, id } = await sitAmongBots(first.url);
  await playMine(socket, 'handed over', 1);
  const left = (await first.storage.matches.find(id))?.stateId ?? 0;
  socket.close();
  await first.stop();
  const second = await startTestServer({ dataDir });
  const back = Object.assign(new Guest(second.url), { cookie: guest.cookie }).connect({ match: id });
  await back.ready();
  await myTurn(back);
  expect(back.stateId).toBeGreaterThan(left);
  back.close();
  await second.stop();
});

test('of two servers one decides for a bot', async () => {
  const databaseUrl = await freshDatabase();
  const wish = { databaseUrl, metrics: true };
  const servers = [await startTestServer(wish), await startTestServer(wish)] as const;
  const { socket, id } = await sitAmongBots(servers[0].url);
  await playMine(socket, 'two servers', 12);
  await myTurn(socket);
  const log = await servers[1].storage.moves.after(id, 0);
  const ofBots = log.filter(({ moveId }) => moveId.startsWith('bot:')).length;
  expect(ofBots).toBeGreaterThan(5);
  const counts = await Promise.all(servers.map(({ metricsUrl }) => decisionsAt(metricsUrl ?? '')));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ofBots);
  socket.close();
  await Promise.all(servers.map((server) => server.stop()));
});

test('what another server has a lease for is let alone until that runs out', async () => {
  const databaseUrl = await freshDatabase();
  const other = await postgresStorage(databaseUrl, pino({ level: 'silent' }));
  await person(other, 'ann');
  // Whoever is asked first is a bot.
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const seeds = Array.from({ length: 20 }, (_, index) => `seed ${String(index)}`);
  const seed = seeds.find((one) => createGame({ players: 3, options, seed: one }).startSeat === 1) ?? '';
  const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };
  const dealt = table('t1', { options, secrets: { seed, entropies: [] }, at: Date.now() });
  await other.matches.open(dealt, seatOf('ann'), [bot, bot]);
  expect(await other.leases.take('bot/t1/0', 1_500)).toBe(true);
  const began = Date.now();
  const server = await startTestServer({ databaseUrl });
  while ((await other.moves.after('t1', 0)).length === 0) await after(50);
  expect(Date.now() - began).toBeGreaterThan(1_400);
  await server.stop();
  await other.close();
});

test('a server is killed while a bot of its table waits to move: another goes on', async () => {
  const settings = { DATABASE_URL: await freshDatabase(), PORT: '0', BOT_PAUSE_MS: '800' };
  const [one, other] = [await ServerProcess.start(settings), await ServerProcess.start(settings)];
  const { guest, socket, id } = await sitAmongBots(`http://127.0.0.1:${String(await one.port)}`);
  await playMine(socket, 'killed', 1);
  await one.kill('SIGKILL');
  const url = `http://127.0.0.1:${String(await other.port)}`;
  const back = Object.assign(new Guest(url), { cookie: guest.cookie }).connect({ match: id });
  await back.ready();
  await playMine(back, 'killed', 3);
  back.close();
  const { code, out } = await other.kill('SIGTERM');
  expect(code).toBe(0);
  expect(out).not.toContain('came to no decision'); // the bundle has its threads beside it
});

/** How many decisions of bots a server has counted. */
async function decisionsAt(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const counts = text.matchAll(/^great_fire_bot_decision_seconds_count\{.*how="decided"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
