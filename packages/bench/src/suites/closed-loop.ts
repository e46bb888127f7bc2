/** Runs the closed loop on all servers. */
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { write } from '../lib/print';
import { runClosedLoop, type ClosedLoopResult } from '../load/closed-loop-run';
import { startBaseline } from '../targets/baseline';
import { PRODUCTS, startProduct } from '../targets/product';
import type { TargetName, TargetOptions, Target } from '../targets/target';

const PLAYERS = 4;
const SPECTATORS = 1;
const TABLES = 100;
const WARM_UP_TABLES = 20;
const BASELINE_GAMES_PER_TABLE = 4; // the baseline is too fast for one game per table

interface ClosedLoopRun extends ClosedLoopResult {
  readonly calibration: number; // just before
}

/** A run beside the mean of the baseline's runs. NaN without one. */
interface ComparedRun extends ClosedLoopRun {
  readonly ofBaseline: number; // moves a second, in parts of the baseline's
  readonly baselineCpu: number; // processor time of the baseline for a move, in parts of this server's
}

/** Measures the servers one after the other, and the baseline again at the end. */
export async function measureClosedLoop({
  targets,
  flags,
}: {
  readonly targets: readonly TargetName[];
  readonly flags: readonly string[];
}): Promise<readonly ComparedRun[]> {
  const games = Array.from({ length: WARM_UP_TABLES + TABLES }, (_, number) =>
    getPooledGame(PLAYERS, number),
  );
  const options: TargetOptions = { games, spectators: SPECTATORS };
  const start = (name: TargetName): Promise<Target> => {
    if (name === 'baseline') return startBaseline(options, BASELINE_GAMES_PER_TABLE);
    return startProduct({ ...options, ...PRODUCTS[name], flags });
  };
  const runs: ClosedLoopRun[] = [];
  for (const name of targets.includes('baseline') ? [...targets, 'baseline' as const] : targets) {
    const calibration = calibrate();
    const target = await start(name);
    try {
      runs.push({ ...(await runClosedLoop(target, WARM_UP_TABLES)), calibration });
      write(`  (${name} is measured)`);
    } finally {
      await target.stop();
    }
  }
  const baselines = runs.filter(({ name }) => name === 'baseline');
  const meanOfBaseline = (figure: 'movesPerSecond' | 'serverUs') =>
    baselines.reduce((sum, run) => sum + run[figure], 0) / baselines.length;
  const [movesPerSecond, serverUs] = [meanOfBaseline('movesPerSecond'), meanOfBaseline('serverUs')];
  return runs.map((run) => ({
    ...run,
    ofBaseline: run.movesPerSecond / movesPerSecond,
    baselineCpu: serverUs / run.serverUs,
  }));
}
