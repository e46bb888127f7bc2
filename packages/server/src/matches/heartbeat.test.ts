/** Deadlines do not count hours in which no server runs. The tests set the time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableState } from '@great-fire/protocol';
import {
  createTestTable,
  startTestServer,
  type TestServer,
  type TestServerOptions,
  type TestTable,
} from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BOTS_AFTER_A_DAY = {
  timeControl: { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'bot-seat' },
} as const;

function createTestClock() {
  let time = 1_700_000_000_000;
  return { now: () => time, pass: (ms: number) => void (time += ms) };
}

const stateOf = async ({ storage }: TestServer, { matchId }: TestTable): Promise<TableState> => {
  const state = (await storage.matches.find(matchId))?.tableState ?? null;
  if (state === null) throw new Error('The game has not begun');
  return state;
};

/** Opens a table of people who come about once a day and are not there now. */
async function leaveTable(server: TestServer): Promise<TestTable> {
  const table = await createTestTable(server.url, BOTS_AFTER_A_DAY);
  table.close();
  return table;
}

const DATABASES = {
  SQLite: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
    return { options: { dataDir }, remove: () => rmSync(dataDir, { recursive: true }) };
  },
  PostgreSQL: async () => ({ options: { databaseUrl: await freshDatabase() }, remove: () => undefined }),
} satisfies Record<string, () => Promise<{ options: TestServerOptions; remove: () => void }>>;

describe.each(Object.entries(DATABASES))('%s', (_, openDatabase) => {
  test('a player keeps the time left, and no table is closed, while no server runs', async () => {
    const time = createTestClock();
    const { options, remove } = await openDatabase();
    const first = await startTestServer({ ...options, now: time.now });
    const table = await leaveTable(first);
    const left = async (server: TestServer) =>
      ((await stateOf(server, table)).clock.deadline ?? 0) - time.now();
    time.pass(HOUR);
    const before = await left(first);
    await first.stop();

    time.pass(8 * DAY);
    const second = await startTestServer({ ...options, now: time.now });
    expect(await left(second)).toBe(before);
    expect(await second.applyDeadlines()).toEqual([]);
    expect(await second.closeAbandonedTables()).toEqual([]);
    const events = await second.storage.tableState.events(table.matchId);
    expect(events.map(({ event }) => event.type)).toEqual(['times-moved']);
    // The time of a running server counts.
    time.pass(before);
    expect(await second.applyDeadlines()).toEqual([table.matchId]);
    await second.whenBotsWait(); // their moves keep the table from being abandoned
    time.pass(7 * DAY + 1);
    expect(await second.closeAbandonedTables()).toEqual([table.matchId]);
    await second.stop();
    remove();
  });

  test('a short restart moves nothing', async () => {
    const time = createTestClock();
    const { options, remove } = await openDatabase();
    const first = await startTestServer({ ...options, now: time.now });
    const table = await leaveTable(first);
    await first.stop();
    time.pass(30_000);
    const second = await startTestServer({ ...options, now: time.now });
    expect(await second.storage.tableState.events(table.matchId)).toEqual([]);
    await second.stop();
    remove();
  });

  test('a clock that jumps while the server runs moves the times of the tables, and is logged', async () => {
    const time = createTestClock();
    const { options, remove } = await openDatabase();
    const log = new LogCapture();
    const everySecond: (() => void)[] = [];
    const server = await startTestServer({
      ...options,
      now: time.now,
      log,
      schedule: (intervalMs, job) => {
        if (intervalMs === 1000) everySecond.push(job);
        return () => undefined;
      },
    });
    const table = await leaveTable(server);
    const second = () => {
      time.pass(1000);
      for (const job of everySecond) job();
    };
    for (let count = 0; count < 15; count += 1) second();
    const before = ((await stateOf(server, table)).clock.deadline ?? 0) - time.now();
    for (const jump of [3 * DAY, -2 * DAY]) {
      time.pass(jump);
      second();
      expect(await server.applyDeadlines()).toEqual([]);
      const left = ((await stateOf(server, table)).clock.deadline ?? 0) - time.now();
      expect(Math.abs(left - before)).toBeLessThan(30_000); // the time since the last beat
    }
    expect(log.linesContaining('the clock has jumped')).toHaveLength(2);
    await server.stop();
    remove();
  });
});

test('with two servers, only the time in which none of them ran does not count', async () => {
  const time = createTestClock();
  const options = { databaseUrl: await freshDatabase(), now: time.now };
  const [one, two] = [await startTestServer(options), await startTestServer(options)];
  const table = await leaveTable(one);
  const { deadline } = (await stateOf(one, table)).clock;
  if (deadline === null) throw new Error('No clock runs');
  await one.stop();
  // The other one runs on: its hours count.
  for (let hours = 0; hours < 5; hours += 1) {
    time.pass(HOUR);
    await two.applyDeadlines();
  }
  const again = await startTestServer(options);
  expect((await stateOf(again, table)).clock.deadline).toBe(deadline);
  await again.stop();
  await two.stop();
  time.pass(8 * DAY);
  const both = await Promise.all([startTestServer(options), startTestServer(options)]);
  for (const server of both) {
    expect((await stateOf(server, table)).clock.deadline).toBe(deadline + 8 * DAY);
    expect(await server.applyDeadlines()).toEqual([]);
  }
  expect(await both[0].storage.tableState.events(table.matchId)).toHaveLength(1);
  await Promise.all(both.map((server) => server.stop()));
});
