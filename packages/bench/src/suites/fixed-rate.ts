/** Play at a fixed rate on the baseline and on our server: many tables with one move per second each. */
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { runFixedRate } from '../load/fixed-rate-run';
import type { FixedRateResult } from '../load/fixed-rate-run';
import { startBaseline } from '../targets/baseline';
import type { TargetName } from '../targets/names';
import { PRODUCTS, startProduct } from '../targets/product';

const TABLES = 500;
const PLAYERS = 6;
const GAMES = 50; // distinct games, used by all tables
const RATE = { everyMs: 1000, warmUpMoves: 10, moves: 20 };

export type FixedRateRun = readonly (FixedRateResult & { readonly calibration: number })[];

/** Measures the servers one after the other, without boardgame.io's server, which could not keep up. */
export async function measureFixedRate(
  targets: readonly TargetName[],
  flags: readonly string[],
): Promise<FixedRateRun> {
  const games = Array.from({ length: TABLES }, (_, number) => getPooledGame(PLAYERS, number % GAMES));
  const options = { games, spectators: 0 };
  const runs: FixedRateRun[number][] = [];
  for (const name of targets) {
    if (name === 'bgio') continue;
    const calibration = calibrate();
    const target =
      name === 'baseline'
        ? await startBaseline(options)
        : await startProduct({ ...options, ...PRODUCTS[name], flags });
    try {
      runs.push({ ...(await runFixedRate(target, RATE)), calibration });
    } finally {
      await target.stop();
    }
  }
  return runs;
}
