/**
 * Measures whether a move costs the same at a hundred tables as at thousands. The number of moves a second stays the
 * same, so that only the number of tables and sockets grows.
 */
import { ProcessMemory } from '@great-fire/server/testing';
import { freePort } from '@great-fire/testkit/free-port';
import { rssBytes } from '@great-fire/testkit/proc';
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { fetchMetrics, readMetric } from '../lib/server-metrics';
import { runFixedRate, type FixedRateResult } from '../load/fixed-rate-run';
import { startBaseline } from '../targets/baseline';
import type { TargetName } from '../targets/names';
import { PRODUCTS, startProduct } from '../targets/product';
import type { Target } from '../targets/target';

const PLAYERS = 6;
const GAMES = 50; // distinct games, used by all tables
const PLAYED_MOVES = 40; // at each table before the load, so that all sizes measure the middle of games
const WARM_UP_SECONDS = 10;
const MEASURED_SECONDS = 30;
const CACHES = ['matches'] as const;

export interface ScaleOptions {
  readonly tables: readonly number[]; // one run for each
  readonly movesPerSecond: number; // at all tables together
}

export interface ScaleRun extends FixedRateResult {
  readonly calibration: number;
  readonly tables: number;
  readonly residentBytes: number; // of the first server at the end, with all clients
  readonly heapBytes: number | null; // after a garbage collection; null: unknown
  readonly hitRates: Readonly<Partial<Record<(typeof CACHES)[number], number>>>; // in the measured time
}

/** Measures each size on each server. */
export async function measureScale(
  targets: readonly TargetName[],
  flags: readonly string[],
  { tables: sizes, movesPerSecond }: ScaleOptions,
): Promise<readonly ScaleRun[]> {
  const runs: ScaleRun[] = [];
  for (const tables of sizes)
    for (const name of targets) runs.push(await measureSize(name, flags, tables, movesPerSecond));
  return runs;
}

async function measureSize(
  name: TargetName,
  flags: readonly string[],
  tableCount: number,
  movesPerSecond: number,
): Promise<ScaleRun> {
  const games = Array.from({ length: tableCount }, (_, number) => getPooledGame(PLAYERS, number % GAMES));
  const options = { games, spectators: 0, playedMoves: PLAYED_MOVES };
  const calibration = calibrate();
  const probe = new ServerProbe(await freePort());
  const settings = (folder: string) => probe.settings(folder);
  const target =
    name === 'baseline'
      ? await startBaseline(options)
      : await startProduct({ ...options, ...PRODUCTS[name], flags, settings });
  let residentBytes = 0;
  let heapBytes: number | null = null;
  let hitRates: ScaleRun['hitRates'] = {};
  const isProduct = name !== 'baseline';
  try {
    const result = await runFixedRate(target, {
      everyMs: (tableCount / movesPerSecond) * 1000,
      ...movesPerTable(target, movesPerSecond),
      onStart: async () => {
        if (isProduct) await probe.start();
      },
      onEnd: async () => {
        residentBytes = rssBytes(target.pid);
        if (!isProduct) return;
        hitRates = await probe.hitRates();
        heapBytes = await probe.heapBytes(target.pid);
      },
    });
    return { ...result, calibration, tables: tableCount, residentBytes, heapBytes, hitRates };
  } finally {
    await target.stop();
  }
}

/** Returns the number of moves of each table in the given time. Few tables play no longer than their games. */
function movesPerTable({ tables }: Target, movesPerSecond: number) {
  const available = Math.min(...tables.map(({ moves }) => moves.length)) - PLAYED_MOVES;
  const movesIn = (seconds: number) => Math.ceil((seconds * movesPerSecond) / tables.length);
  const warmUpMoves = Math.min(movesIn(WARM_UP_SECONDS), Math.floor(available / 4));
  return { warmUpMoves, moves: Math.min(movesIn(MEASURED_SECONDS), available - warmUpMoves) };
}

/** Reads the caches and the heap of our server. */
class ServerProbe {
  private folder = '';
  private metricsAtStart = '';

  constructor(private readonly port: number) {}

  settings(folder: string): Readonly<Record<string, string>> {
    this.folder = folder;
    return { METRICS_PORT: String(this.port), ...ProcessMemory.settings(folder) };
  }

  async start(): Promise<void> {
    this.metricsAtStart = await fetchMetrics(this.port);
  }

  /** Resolves to the hit rates since `start`, of those caches that were used. */
  async hitRates(): Promise<ScaleRun['hitRates']> {
    const metrics = await fetchMetrics(this.port);
    const hasCache = (cache: string) => metrics.includes(`great_fire_cache_hits_total{cache="${cache}"}`);
    const rates = CACHES.filter(hasCache).map((cache) => {
      const increase = (kind: 'hits' | 'misses'): number => {
        const name = `great_fire_cache_${kind}_total{cache="${cache}"}`;
        return readMetric(metrics, name) - readMetric(this.metricsAtStart, name);
      };
      const hits = increase('hits');
      return [cache, hits / (hits + increase('misses'))] as const;
    });
    return Object.fromEntries(rates);
  }

  async heapBytes(pid: number): Promise<number> {
    return (await new ProcessMemory(pid, this.folder).sampleHeap()).heapUsed;
  }
}
