/** Runs the closed loop on all servers. */
import { calibrate } from '../lib/calibration';
import { getPooledGame } from '../lib/game-pool';
import { mean } from '../report/table';
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
  readonly runs: readonly (ClosedLoopRun & {
    readonly ofBaseline: number; // moves a second, in parts of the mean of the baseline's runs; NaN without one
    readonly baselineCpu: number; // processor time of the baseline for a move, in parts of this server's
  })[];
}

interface ClosedLoopRun extends ClosedLoopResult {
  readonly calibration: number; // just before
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
  const runs: ClosedLoopRun[] = [];
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
  const meanOfBaseline = (figure: 'movesPerSecond' | 'serverUs') =>
    mean(runs.filter(({ name }) => name === 'baseline').map((run) => run[figure]));
  const [movesPerSecond, serverUs] = [meanOfBaseline('movesPerSecond'), meanOfBaseline('serverUs')];
  return {
    notes: [...notes],
    runs: runs.map((run) => ({
      ...run,
      ofBaseline: run.movesPerSecond / movesPerSecond,
      baselineCpu: serverUs / run.serverUs,
    })),
  };
}
