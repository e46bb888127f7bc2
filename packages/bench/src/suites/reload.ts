/** Measures the CPU time of loading a match that is not in the cache, by the number of moves since its snapshot. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openMovePipelines } from '@great-fire/server/testing';
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { Histogram } from '../load/histogram';
import { DATA_ROOT } from '../targets/product';
import { cpuUs } from '../lib/cpu-us';

const PLAYERS = 6;
const TABLES = 50;
const WARM_UP_MOVES = 50; // moves per table before the first measurement
const MEASURED_MOVES = 100; // moves per table, each followed by a load

interface ReloadPoint {
  readonly movesSinceSnapshot: number;
  readonly us: Histogram;
}

export interface ReloadResult {
  readonly calibration: number;
  readonly points: readonly ReloadPoint[]; // by the number of moves
}

/** Plays games on SQLite without a server. After each move, loads the match as for an empty cache. */
export async function measureReload(): Promise<ReloadResult> {
  mkdirSync(DATA_ROOT, { recursive: true });
  const dir = mkdtempSync(join(DATA_ROOT, 'reload-'));
  const games = Array.from({ length: TABLES }, (_, number) => getPooledGame(PLAYERS, number));
  const { storage, pipelines } = await openMovePipelines(join(dir, 'great-fire.db'), games);
  const sinceSnapshot = games.map(() => PLAYERS); // the answers for the opening hands
  const histograms = new Map<number, Histogram>();
  try {
    for (let number = PLAYERS; number < WARM_UP_MOVES + MEASURED_MOVES; number += 1)
      for (const [index, pipeline] of pipelines.entries()) {
        const move = games[index]?.moves[number];
        if (move === undefined) continue;
        const newMove = pipeline.applyMove(move.seat, move.action, Date.now());
        await storage.moves.commit(newMove);
        const moves = newMove.snapshot === null ? (sinceSnapshot[index] ?? 0) + 1 : 0;
        sinceSnapshot[index] = moves;
        const startUs = cpuUs();
        const stateId = await pipeline.load(storage);
        const us = cpuUs() - startUs;
        if (stateId !== number + 1) throw new Error('A match was not loaded');
        if (number < WARM_UP_MOVES) continue;
        const histogram = histograms.get(moves) ?? new Histogram(1);
        histogram.add(us);
        histograms.set(moves, histogram);
      }
    const points = [...histograms].map(([movesSinceSnapshot, us]) => ({ movesSinceSnapshot, us }));
    points.sort((left, right) => left.movesSinceSnapshot - right.movesSinceSnapshot);
    return { calibration: calibrate(), points };
  } finally {
    await storage.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
