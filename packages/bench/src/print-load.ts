/** Prints what was measured beside the closed loop. */
import type { Held, MemoryFigures } from './memory';
import type { PacedRun } from './paced';
import { median, write, writeTable } from './print';
import type { SpectatorFigures } from './spectators';
import type { StartFigures } from './start';
import type { StepFigures } from './steps';
import type { SyncFigures } from './sync-sizes';

const percent = (part: number): string => `${(part * 100).toFixed(0)}%`;

export function printSteps({ calibration, moves, rulesUs, tellUs, storageUs }: StepFigures): void {
  write(
    `the steps of a move, CPU us, without the wire, mean of ${String(moves)} moves at 100 tables of 4 players and a spectator:`,
  );
  write(
    `  rules ${rulesUs.toFixed(0)}, what five viewers are sent ${tellUs.toFixed(0)}, SQLite ${storageUs.toFixed(0)}; calibration ${calibration.toFixed(0)}`,
  );
}

export function printSync(figures: readonly SyncFigures[]): void {
  write('what is sent to who comes, in bytes, by how many moves the longest of twenty games of 6 has seen:');
  for (const { name, at } of figures)
    writeTable(
      [name, ...at.map(({ move }) => `move ${String(move)}`)],
      [
        ['  a player', ...at.map(({ player }) => String(player))],
        ['  a spectator', ...at.map(({ spectator }) => String(spectator))],
      ],
    );
}

export function printPaced(runs: PacedRun): void {
  write('paced, 500 tables of 6 players, a move a second each: from sending to the other screens');
  writeTable(
    [
      'server',
      'median ms',
      'p99 ms',
      'worst ms',
      'late moves',
      'CPU us/move',
      'busy',
      'waited',
      'calibration',
    ],
    runs.map(({ name, ms, late, serverUs, busy, waited, calibration }) => [
      name,
      ms.quantile(0.5).toFixed(2),
      ms.quantile(0.99).toFixed(1),
      ms.quantile(1).toFixed(0),
      String(late),
      serverUs.toFixed(0),
      percent(busy),
      percent(waited),
      calibration.toFixed(0),
    ]),
  );
}

export function printMemory({ moves, tables, sockets }: MemoryFigures): void {
  const kilo = ({ heap, beside }: Held) =>
    `${(heap / 1000).toFixed(1)} kB of heap, and ${(beside / 1000).toFixed(1)} kB`;
  const mega = ({ heap, beside }: Held) =>
    `${(heap / 1e6).toFixed(0)} + ${(beside / 1e6).toFixed(0)} MB before`;
  write(
    'memory of the built server, garbage collected; the second figure is what is resident beside the heap: buffers, and',
  );
  write('what libraries hold, which for tables is mostly what their play leaves to be used again:');
  write(
    `  a table at rest after ${String(moves)} moves (of ${String(tables.count)}): ${kilo(tables.each)}; ${mega(tables.before)}`,
  );
  write(
    `  an idle socket at a table (of ${String(sockets.count)}): ${kilo(sockets.each)}; ${mega(sockets.before)}`,
  );
}

export function printUnused(counts: readonly number[]): void {
  write(`tables in memory, minute by minute after everybody left: ${counts.join(' ')}`);
}

export function printSpectators({ crowd, pairs, calibration }: SpectatorFigures): void {
  write(
    `a table of 4 and ${String(crowd)} spectators, a move each 250 ms: from sending to another player, without them and among them ` +
      `(calibration ${calibration.toFixed(0)})`,
  );
  const rows = pairs.map(({ without, among }, place) => ({
    place,
    figures: [without.quantile(0.5), without.quantile(0.99), among.quantile(0.5), among.quantile(0.99)],
    ratio: among.quantile(0.99) / without.quantile(0.99),
  }));
  writeTable(
    ['pair', 'median ms', 'p99 ms', 'median ms among', 'p99 ms among', 'ratio of p99'],
    rows.map(({ place, figures, ratio }) => [
      String(place + 1),
      ...figures.map((ms) => ms.toFixed(2)),
      ratio.toFixed(2),
    ]),
  );
  write(`  median of the ratios of p99: ${median(rows.map(({ ratio }) => ratio)).toFixed(2)}`);
}

export function printStart({ readyMs, restingBytes, calibration }: StartFigures): void {
  const [first = NaN, ...later] = readyMs;
  write(`the built server on a file of its own (calibration ${calibration.toFixed(0)}):`);
  write(
    `  from node to ready: ${first.toFixed(0)} ms the first time, then ${median(later).toFixed(0)} ms (median of ${String(later.length)})`,
  );
  write(`  resident after some seconds’ rest: ${(median(restingBytes) / 1e6).toFixed(0)} MB (median)`);
}
