/**
 * Measures whether a move costs the same at a hundred tables as at thousands. The number of moves a second stays the
 * same, so that only the number of tables and sockets grows.
 */
import { ProcessMemory } from '@great-fire/server/testing';
import { rssBytes } from '@great-fire/testkit/proc';
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { runFixedRate, type FixedRateResult } from '../load/fixed-rate-run';
import { startBaseline } from '../targets/baseline';
import { PRODUCTS, startProduct } from '../targets/product';
import type { TargetName, Target } from '../targets/target';

const PLAYERS = 6;
const GAMES = 50; // distinct games, used by all tables
const PLAYED_MOVES = 40; // at each table before the load, so that all sizes measure the middle of games
const WARM_UP_SECONDS = 10;
const MEASURED_SECONDS = 30;

interface ScaleOptions {
  readonly targets: readonly TargetName[];
  readonly flags: readonly string[];
  readonly tables: readonly number[]; // one run for each
  readonly movesPerSecond: number; // at all tables together
}

export interface ScaleRun extends FixedRateResult {
  readonly calibration: number;
  readonly tables: number;
  readonly residentBytes: number; // of the first server at the end, with all clients
  readonly heapBytes: number | null; // after a garbage collection; null: unknown
}

/** Measures each size on each server. */
export async function measureScale({
  targets,
  flags,
  tables: sizes,
  movesPerSecond,
}: ScaleOptions): Promise<readonly ScaleRun[]> {
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
  let dataDir = '';
  const settings = (folder: string) => ProcessMemory.settings((dataDir = folder));
  const target =
    name === 'baseline'
      ? await startBaseline(options)
      : await startProduct({ ...options, ...PRODUCTS[name], flags, settings });
  let residentBytes = 0;
  let heapBytes: number | null = null;
  try {
    const result = await runFixedRate(target, {
      everyMs: (tableCount / movesPerSecond) * 1000,
      ...movesPerTable(target, movesPerSecond),
      onEnd: async () => {
        const [pid = 0] = target.pids;
        residentBytes = rssBytes(pid);
        if (dataDir !== '') heapBytes = (await new ProcessMemory(pid, dataDir).sampleHeap()).heapUsed;
      },
    });
    return { ...result, calibration, tables: tableCount, residentBytes, heapBytes };
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
