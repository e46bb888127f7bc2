/**
 * Measures what two thousand spectators cost the players of a table: the same game without and with them, in pairs.
 */
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { median } from '@great-fire/testkit/statistics';
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { connectAll } from '../load/connect';
import type { SpectatorWorkerData } from '../load/spectator-worker';
import { Histogram } from '../load/histogram';
import { PacketParser } from '../load/packet-parser';
import { FixedRateTable, runAtRate } from '../load/fixed-rate-run';
import { startProduct } from '../targets/product';
import type { TableWorkload, Target } from '../targets/target';

const PLAYERS = 4;
const SPECTATORS = 2_000;
const PAIRS = 5;
const RATE = { everyMs: 250, warmUpMoves: 4, moves: 50 };
const IDLE_MS = 2_000;

interface Pair {
  readonly without: Histogram; // ms to the other players
  readonly withSpectators: Histogram;
  readonly ratio: number; // of the p99
}

export interface SpectatorsResult {
  readonly spectators: number;
  readonly pairs: readonly Pair[];
  readonly medianRatio: number; // of the p99 of the pairs
  readonly calibration: number;
}

/** Plays each game first without spectators, then with all of them. */
export async function measureSpectators(): Promise<SpectatorsResult> {
  const calibration = calibrate();
  const games = Array.from({ length: PAIRS }, (_, number) => getPooledGame(PLAYERS, number));
  const target = await startProduct({ games, spectators: 1, storage: 'sqlite' });
  const pairs: Pair[] = [];
  try {
    for (const plan of target.tables) pairs.push(await measurePair(target, plan));
  } finally {
    await target.stop();
  }
  return { spectators: SPECTATORS, pairs, medianRatio: median(pairs.map(({ ratio }) => ratio)), calibration };
}

async function measurePair({ port, updatePrefix }: Target, plan: TableWorkload): Promise<Pair> {
  const [players, [spectatorEntry]] = [plan.entries.slice(0, PLAYERS), plan.entries.slice(PLAYERS)];
  if (spectatorEntry === undefined) throw new Error('Nobody watches');
  const [clients = []] = await connectAll([port], [{ ...plan, entries: players }]);
  const table = new FixedRateTable(plan, clients, new PacketParser(updatePrefix));
  const without = await measureLatency(table);
  const data: SpectatorWorkerData = { port, entry: spectatorEntry, size: SPECTATORS };
  const worker = new Worker(resolve(__dirname, 'spectator-worker.js'), { workerData: data });
  await once(worker, 'message');
  const withSpectators = await measureLatency(table);
  await worker.terminate();
  table.close();
  return { without, withSpectators, ratio: withSpectators.quantile(0.99) / without.quantile(0.99) };
}

async function measureLatency(table: FixedRateTable): Promise<Histogram> {
  await wait(IDLE_MS);
  table.ms = null;
  await runAtRate([table], RATE.everyMs, RATE.warmUpMoves);
  const ms = new Histogram(0.001);
  table.ms = ms;
  await runAtRate([table], RATE.everyMs, RATE.moves);
  return ms;
}
