/** Runs the closed loop on all servers. */
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { runClosedLoop, type ClosedLoopResult } from '../load/closed-loop-run';
import { startBaseline } from '../targets/baseline';
import type { TargetName } from '../targets/names';
import { PRODUCTS, startProduct } from '../targets/product';
import type { TargetOptions, Target } from '../targets/target';

const PLAYERS = 4;
const SPECTATORS = 1;
const TABLES = 100;
const WARM_UP_TABLES = 20;
const BASELINE_GAMES_PER_TABLE = 4; // the baseline is too fast for one game per table

export interface ClosedLoopReport {
  readonly notes: readonly string[];
  readonly runs: readonly (ClosedLoopResult & { readonly calibration: number })[];
}

/** Measures the servers one after the other, and the baseline again at the end. */
export async function measureClosedLoop(
  targets: readonly TargetName[],
  flags: readonly string[],
  log: (line: string) => void,
): Promise<ClosedLoopReport> {
  const games = Array.from({ length: WARM_UP_TABLES + TABLES }, (_, number) =>
    getPooledGame(PLAYERS, number),
  );
  const options: TargetOptions = { games, spectators: SPECTATORS };
  const start = (name: TargetName): Promise<Target> => {
    if (name === 'baseline') return startBaseline(options, BASELINE_GAMES_PER_TABLE);
    return startProduct({ ...options, ...PRODUCTS[name], flags });
  };
  const notes = new Set<string>();
  const runs: ClosedLoopReport['runs'][number][] = [];
  for (const name of targets.includes('baseline') ? [...targets, 'baseline' as const] : targets) {
    const calibration = calibrate();
    const target = await start(name);
    for (const line of target.notes) notes.add(line);
    try {
      runs.push({ ...(await runClosedLoop(target, { warmUpTables: WARM_UP_TABLES })), calibration });
      log(`  (${name} is measured)`);
    } finally {
      await target.stop();
    }
  }
  return { notes: [...notes], runs };
}
