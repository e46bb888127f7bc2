/** What two thousand who watch a table cost its players: the same game's pace with them and without, in pairs. */
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { calibrate } from './calibration';
import { gameOf } from './games';
import { comeIn } from './load/come-in';
import type { CrowdData } from './load/crowd';
import { Measured } from './load/histogram';
import { Reading } from './load/listener';
import { PacedTable, atPace } from './load/paced-run';
import { startOurs } from './servers/ours';
import type { TablePlan, Target } from './servers/target';

const PLAYERS = 4;
const CROWD = 2_000;
const PAIRS = 5;
const PACE = { everyMs: 250, warmMoves: 4, moves: 50 };
const QUIET_MS = 2_000;

export interface SpectatorFigures {
  readonly crowd: number;
  readonly pairs: readonly { readonly without: Measured; readonly among: Measured }[]; // ms from sending to the other players
  readonly calibration: number;
}

/** Plays a game in each pair: first without anybody who watches, then with the crowd. */
export async function measureSpectators(): Promise<SpectatorFigures> {
  const calibration = calibrate();
  const games = Array.from({ length: PAIRS }, (_, number) => gameOf(PLAYERS, number));
  const target = await startOurs({ games, watching: 1, storage: 'sqlite' });
  const pairs: SpectatorFigures['pairs'][number][] = [];
  try {
    for (const plan of target.tables) pairs.push(await onePair(target, plan));
  } finally {
    await target.stop();
  }
  return { crowd: CROWD, pairs, calibration };
}

async function onePair(
  { port, dialect }: Target,
  plan: TablePlan,
): Promise<SpectatorFigures['pairs'][number]> {
  const [players, [watching]] = [plan.entries.slice(0, PLAYERS), plan.entries.slice(PLAYERS)];
  if (watching === undefined) throw new Error('Nobody watches');
  const [lines = []] = await comeIn(port, [{ ...plan, entries: players }]);
  const table = new PacedTable(plan, lines, new Reading(dialect));
  const without = await measured(table);
  const data: CrowdData = { port, entry: watching, size: CROWD };
  const crowd = new Worker(resolve(__dirname, 'crowd.js'), { workerData: data });
  await once(crowd, 'message');
  const among = await measured(table);
  await crowd.terminate();
  table.close();
  return { without, among };
}

async function measured(table: PacedTable): Promise<Measured> {
  await wait(QUIET_MS);
  table.ms = null;
  await atPace([table], PACE.everyMs, PACE.warmMoves);
  const ms = new Measured(0.001);
  table.ms = ms;
  await atPace([table], PACE.everyMs, PACE.moves);
  return ms;
}
