import type { ClosedRun } from './closed';
import type { ClosedFigures } from './load/closed-run';
import { mean, write, writeTable } from './print';

const HEAD = [
  'server',
  'moves/s',
  'of floor',
  'x stock',
  'median ms',
  'p99 ms',
  'CPU us/move',
  'by CPU',
  'beside us',
  'generator us',
  'busy',
  'waited',
  'generator',
  'bytes median',
  'p99',
  'calibration',
];

const WORDS = [
  'closed loop, 100 tables of 4 players and 1 spectator, games simulated before. CPU: user and system of the server’s process; by CPU: the',
  'floor’s share by that alone, whatever else the machine did; busy: the part of a core that it was; waited: how long it was ready, and other',
  'work had the processors; bytes: of an update at a client; calibration: million rounds a second, just before:',
];

/** Prints the closed loop: each server beside the floor (the mean of its runs) and the stock server. */
export function printClosed({ told, runs }: ClosedRun): void {
  for (const line of WORDS) write(line);
  const meanOf = (name: string, of: (run: ClosedFigures) => number) =>
    mean(runs.filter((run) => run.name === name).map(of));
  const perSecond = (name: string) => meanOf(name, ({ movesPerSecond }) => movesPerSecond);
  const [floor, stock] = [perSecond('floor'), perSecond('stock')];
  const floorUs = meanOf('floor', ({ serverUs }) => serverUs);
  const ratio = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : '-');
  const percent = (part: number) => `${(part * 100).toFixed(0)}%`;
  writeTable(
    HEAD,
    runs.map((run) => [
      run.name,
      run.movesPerSecond.toFixed(0),
      ratio(run.movesPerSecond / floor, 3),
      ratio(run.movesPerSecond / stock, 2),
      run.ms.quantile(0.5).toFixed(1),
      run.ms.quantile(0.99).toFixed(1),
      run.serverUs.toFixed(0),
      ratio(floorUs / run.serverUs, 3),
      run.besideUs?.toFixed(0) ?? '-',
      run.generatorUs.toFixed(0),
      percent(run.busy),
      percent(run.waited),
      percent(run.generatorBusy),
      run.bytes.quantile(0.5).toFixed(0),
      run.bytes.quantile(0.99).toFixed(0),
      run.calibration.toFixed(0),
    ]),
  );
  write('  server CPU us a move, by tenth of the games:');
  for (const { name, serverUsByTenth, moves } of runs)
    write(
      `    ${name.padEnd(8)} ${serverUsByTenth.map((us) => us.toFixed(0).padStart(5)).join('')}  (${String(moves)} moves)`,
    );
  for (const line of told) write(`  ${line}`);
}
