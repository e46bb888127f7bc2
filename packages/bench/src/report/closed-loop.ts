import type { ClosedLoopReport } from '../suites/closed-loop';
import type { ClosedLoopResult } from '../load/closed-loop-run';
import { mean, write, writeTable } from './table';

const COLUMNS = [
  'server',
  'moves/s',
  'moves/s : baseline',
  'median ms',
  'p99 ms',
  'CPU us/move',
  'baseline CPU : CPU',
  'database us',
  'generator us',
  'CPU share',
  'CPU wait',
  'generator CPU share',
  'bytes median',
  'bytes p99',
  'calibration',
];

const INTRODUCTION = [
  'closed loop: 100 tables of 4 players and 1 spectator, recorded games. CPU us/move: user and system time of the servers; baseline CPU : CPU:',
  'that of the baseline divided by it; CPU share: of a core; CPU wait: share of the time in which a server was ready but had no core; bytes: of an update at',
  'one client; calibration: million rounds of a loop a second, measured just before:',
];

/** Prints the closed-loop results. Compares each server with the baseline, the mean of its runs. */
export function printClosedLoop({ notes, runs }: ClosedLoopReport): void {
  for (const line of INTRODUCTION) write(line);
  const meanOf = (name: string, value: (run: ClosedLoopResult) => number) =>
    mean(runs.filter((run) => run.name === name).map(value));
  const perSecond = (name: string) => meanOf(name, ({ movesPerSecond }) => movesPerSecond);
  const baseline = perSecond('baseline');
  const baselineUs = meanOf('baseline', ({ serverUs }) => serverUs);
  const ratio = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : '-');
  const percent = (fraction: number) => `${(fraction * 100).toFixed(0)}%`;
  writeTable(
    COLUMNS,
    runs.map((run) => [
      run.name,
      run.movesPerSecond.toFixed(0),
      ratio(run.movesPerSecond / baseline, 3),
      run.ms.quantile(0.5).toFixed(1),
      run.ms.quantile(0.99).toFixed(1),
      run.serverUs.toFixed(0),
      ratio(baselineUs / run.serverUs, 3),
      run.otherUs?.toFixed(0) ?? '-',
      run.generatorUs.toFixed(0),
      percent(run.busy),
      percent(run.cpuWait),
      percent(run.generatorBusy),
      run.bytes.quantile(0.5).toFixed(0),
      run.bytes.quantile(0.99).toFixed(0),
      run.calibration.toFixed(0),
    ]),
  );
  write('  CPU us/move by tenths of the run:');
  for (const { name, serverUsByTenth, moves } of runs)
    write(
      `    ${name.padEnd(18)} ${serverUsByTenth.map((us) => us.toFixed(0).padStart(5)).join('')}  (${String(moves)} moves)`,
    );
  for (const line of notes) write(`  ${line}`);
}
