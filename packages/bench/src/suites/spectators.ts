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
import type { SpectatorWorkerData } from '../load/spectator-worker';
import { playAtRate, type Latency } from '../load/fixed-rate-run';
import { LoadTable } from '../load/table';
import { startProduct } from '../targets/product';
import type { TableWorkload, Target } from '../targets/target';

const PLAYERS = 4;
const SPECTATORS = 2_000;
const PAIRS = 5;
const EVERY_MS = 250;
const WARM_UP_MOVES = 4;
const MOVES = 50;
const IDLE_MS = 2_000;

interface Pair {
  readonly without: Latency; // to the other players
  readonly withSpectators: Latency;
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

async function measurePair(target: Target, plan: TableWorkload): Promise<Pair> {
  const [port = 0] = target.ports;
  const connectPacket = plan.connectPackets[PLAYERS] ?? '';
  const players = { ...plan, connectPackets: plan.connectPackets.slice(0, PLAYERS) };
  const tables = await LoadTable.connectAll(target, [players]);
  const without = await measureLatency(tables);
  const data: SpectatorWorkerData = { port, connectPacket, size: SPECTATORS };
  const worker = new Worker(resolve(__dirname, 'spectator-worker.js'), { workerData: data });
  await once(worker, 'message');
  const withSpectators = await measureLatency(tables);
  await worker.terminate();
  for (const table of tables) table.close();
  return { without, withSpectators, ratio: withSpectators.ms.quantile(0.99) / without.ms.quantile(0.99) };
}

async function measureLatency(tables: readonly LoadTable[]): Promise<Latency> {
  await wait(IDLE_MS);
  await playAtRate(tables, EVERY_MS, WARM_UP_MOVES);
  return playAtRate(tables, EVERY_MS, MOVES);
}
