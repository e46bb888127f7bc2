/** Measures requests and periodic jobs on databases with a short and a long history of games. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { HISTORY_PERSON, fillHistory, openStorage, type Storage } from '@great-fire/server/testing';
import type { PlayerCount } from '@great-fire/game';
import { median } from '@great-fire/testkit/statistics';
import { getPooledGame } from '../lib/game-pool';
import { createDataDir, seedFile, seedPostgres, startBuiltServer } from '../targets/product';
import type { TargetName } from '../targets/names';

const PLAYERS: readonly PlayerCount[] = [3, 4, 5, 6];
const RUNNING_MOVES = 30;
const GAMES_PER_PERSON = 10;
const MIN_PERSONS = 101;
const REPEATS = 5;
const PAGE_SIZE = 21;
const HEAP_SAMPLE_ROWS = 50_000;
const DAY_MS = 24 * 3_600_000;

export interface HistoryOptions {
  readonly games: readonly number[]; // finished games, one database for each
  readonly liveTables: number;
}

export interface HistoryRun {
  readonly name: string;
  readonly games: number;
  readonly fillSeconds: number;
  readonly startMs: number; // from node to the open port, median
  readonly ms: Readonly<Record<string, number>>; // median by request or job
  readonly exportSeconds: number;
  readonly exportedRows: number;
  readonly exportHeapBytes: number; // most heap in use during the export, more than before
}

type Work = (storage: Storage, now: number) => Promise<unknown>;

const list =
  (query: Omit<Parameters<Storage['matches']['list']>[0], 'limit' | 'after'>): Work =>
  ({ matches }) =>
    matches.list({ ...query, limit: PAGE_SIZE, after: null });

const WORK: Readonly<Record<string, Work>> = {
  'open tables': list({ status: 'open' }),
  'running games': list({ status: 'running' }),
  'finished games': list({ status: 'finished' }),
  'unfinished games': list({ status: 'unfinished' }),
  'finished, players': list({ status: 'finished', filter: { players: '5' } }),
  'finished, rare language': list({ status: 'finished', filter: { language: 'it' } }),
  'finished, no match': list({ status: 'finished', filter: { language: 'fr' } }),
  'finished, with bots': list({ status: 'finished', filter: { bots: 'yes' } }),
  'open, with bots': list({ status: 'open', filter: { bots: 'yes' } }),
  'admin list, finished': list({ status: 'finished', includePrivate: true }),
  'admin list, unfinished': list({ status: 'unfinished', includePrivate: true }),
  'my tables': ({ matches }) => matches.ofPerson(HISTORY_PERSON, PAGE_SIZE),
  'tables in use': ({ retention }) => retention.tablesInUse(HISTORY_PERSON),
  profile: async ({ results }) => {
    await results.rating(HISTORY_PERSON);
    await results.totals(HISTORY_PERSON, { includePrivate: false });
    await results.games(HISTORY_PERSON, { includePrivate: false, limit: PAGE_SIZE, after: null });
  },
  leaders: ({ results }) => results.leaders(5, 100),
  'results job': ({ results }) => results.pending(20),
  'deadline job': ({ tableState }, now) => tableState.dueMatches(now, 100),
  'notification job': async ({ notifications }, now) => {
    await notifications.pendingMatches(now, 100);
    await notifications.due('push', now, 100);
    await notifications.purge(now - 30 * DAY_MS);
  },
  'clean-up': ({ retention }, now) =>
    retention.removeExpired(
      {
        unstartedTables: now - DAY_MS,
        guests: now - 60 * DAY_MS,
        chat: now - 3 * 365 * DAY_MS,
        groups: now - 365 * DAY_MS,
      },
      1000,
    ),
  'abandoned tables': ({ matches }, now) => {
    const before = now - 30 * DAY_MS;
    return matches.abandoned({ running: before, open: before, openCorrespondence: before }, 100);
  },
  'scan for bots': ({ matches }, now) => matches.awaitingBots(now, 200),
  'reads at the start': async ({ matches }) => {
    await matches.interruptedStarts();
    await matches.rulesVersionsInUse();
  },
};

/** Fills and measures a database for each number of games, on SQLite and PostgreSQL as named. */
export async function measureHistory(
  targets: readonly TargetName[],
  { games: sizes, liveTables }: HistoryOptions,
): Promise<readonly HistoryRun[]> {
  const runs: HistoryRun[] = [];
  for (const name of targets)
    for (const games of sizes)
      if (name === 'sqlite' || name === 'postgres') runs.push(await measureSize(name, games, liveTables));
  return runs;
}

async function measureSize(
  name: 'sqlite' | 'postgres',
  games: number,
  liveTables: number,
): Promise<HistoryRun> {
  const folder = createDataDir();
  const seeds = PLAYERS.flatMap((players) => {
    const game = getPooledGame(players, 0);
    return [
      { ...game, playedLog: game.moves },
      { ...game, playedLog: game.moves.slice(0, RUNNING_MOVES) },
    ];
  });
  const file = join(folder, 'great-fire.db');
  const database = name === 'sqlite' ? await seedFile(file, seeds) : await seedPostgres(folder, seeds);
  const ids = database.seeded.map(({ matchId }) => matchId);
  const now = Date.now();
  try {
    const fillStart = performance.now();
    const persons = Math.max(MIN_PERSONS, Math.floor(games / GAMES_PER_PERSON));
    const templates = {
      finished: ids.filter((_, index) => index % 2 === 0),
      running: ids.filter((_, index) => index % 2 === 1),
    };
    await fillHistory(database.urlOrPath, templates, { games, persons, liveTables }, now);
    const fillSeconds = (performance.now() - fillStart) / 1000;
    const startMs = await measureStart(database.settings);
    const storage = await openStorage(database.urlOrPath);
    const ms: Record<string, number> = {};
    for (const [work, run] of Object.entries(WORK)) ms[work] = await medianMs(() => run(storage, now));
    const exported = await measureExport(storage);
    await storage.close();
    return { name, games, fillSeconds, startMs, ms, ...exported };
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStart(settings: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const startedAt = performance.now();
    const server = await startBuiltServer(settings);
    times.push(performance.now() - startedAt);
    await server.stop();
  }
  return median(times);
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

async function measureExport({ archive }: Storage) {
  const startedAt = performance.now();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapUsed = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const heapBefore = heapUsed();
  let exportHeapBytes = 0;
  let exportedRows = 0;
  for await (const { row } of archive.exportRows()) {
    exportedRows += Object.keys(row).length > 0 ? 1 : 0;
    if (exportedRows % HEAP_SAMPLE_ROWS === 0)
      exportHeapBytes = Math.max(exportHeapBytes, heapUsed() - heapBefore);
  }
  return { exportSeconds: (performance.now() - startedAt) / 1000, exportedRows, exportHeapBytes };
}
