/** Paced play on the floor and on our server: many tables, a move a second each. */
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { runFixedRate } from '../load/fixed-rate-run';
import type { FixedRateResult } from '../load/fixed-rate-run';
import { startBaseline } from '../targets/baseline';
import type { TargetName } from '../targets/names';
import { startProduct } from '../targets/product';
import type { Target } from '../targets/target';

const TABLES = 500;
const PLAYERS = 6;
const GAMES = 50; // that the tables share, each dealt anew for every table
const RATE = { everyMs: 1000, warmUpMoves: 10, moves: 20 };

export type FixedRateRun = readonly (FixedRateResult & { readonly calibration: number })[];

/** Measures these servers one after the other; the stock server is not among them, for it could not keep up. */
export async function measureFixedRate(
  targets: readonly TargetName[],
  flags: readonly string[],
): Promise<FixedRateRun> {
  const games = Array.from({ length: TABLES }, (_, number) => getPooledGame(PLAYERS, number % GAMES));
  const options = { games, spectators: 0 };
  const start: Record<Exclude<TargetName, 'stock'>, () => Promise<Target>> = {
    floor: () => startBaseline(options),
    sqlite: () => startProduct({ ...options, storage: 'sqlite', flags }),
    postgres: () => startProduct({ ...options, storage: 'postgres', flags }),
  };
  const runs: FixedRateRun[number][] = [];
  for (const name of targets) {
    if (name === 'stock') continue;
    const calibration = calibrate();
    const target = await start[name]();
    try {
      runs.push({ ...(await runFixedRate(target, RATE)), calibration });
    } finally {
      await target.stop();
    }
  }
  return runs;
}
