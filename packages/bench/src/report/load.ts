/** Prints the results of the other load suites. */
import type { MemoryUse, MemoryResult } from '../suites/memory';
import type { FixedRateRun } from '../suites/fixed-rate';
import { median } from '@great-fire/testkit/statistics';
import { write, writeTable } from './table';
import type { SpectatorsResult } from '../suites/spectators';
import type { StartupResult } from '../suites/startup';
import type { MoveCostResult } from '../suites/move-cost';
import type { ReloadResult } from '../suites/reload';
import type { HistoryRun } from '../suites/history';
import type { ScaleRun } from '../suites/scale';
import type { SyncSizeResult } from '../suites/sync-size';

const percent = (fraction: number): string => `${(fraction * 100).toFixed(0)}%`;

export function printMoveCost({ calibration, moves, rulesUs, broadcastUs, storageUs }: MoveCostResult): void {
  write(
    `the steps of a move, CPU us, without the wire, mean of ${String(moves)} moves at 100 tables of 4 players and a spectator:`,
  );
  write(
    `  rules ${rulesUs.toFixed(0)}, what five viewers are sent ${broadcastUs.toFixed(0)}, SQLite ${storageUs.toFixed(0)}; calibration ${calibration.toFixed(0)}`,
  );
}

export function printReload({ calibration, points }: ReloadResult): void {
  write(
    `loading a match of six that is not in the cache, CPU us, by the moves since its snapshot (calibration ${calibration.toFixed(0)}):`,
  );
  writeTable(
    ['moves', 'loads', 'median', 'p99'],
    points.map(({ movesSinceSnapshot, us }) => [
      String(movesSinceSnapshot),
      String(us.count),
      us.quantile(0.5).toFixed(0),
      us.quantile(0.99).toFixed(0),
    ]),
  );
}

export function printSyncSizes(results: readonly SyncSizeResult[]): void {
  write('what is sent to who comes, in bytes, by how many moves the longest of twenty games of 6 has seen:');
  for (const { name, points } of results)
    writeTable(
      [name, ...points.map(({ move }) => `move ${String(move)}`)],
      [
        ['  a player', ...points.map(({ player }) => String(player))],
        ['  a spectator', ...points.map(({ spectator }) => String(spectator))],
      ],
    );
}

export function printFixedRate(runs: FixedRateRun): void {
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
    runs.map(({ name, ms, skipped, serverUs, busy, cpuWait, calibration }) => [
      name,
      ms.quantile(0.5).toFixed(2),
      ms.quantile(0.99).toFixed(1),
      ms.quantile(1).toFixed(0),
      String(skipped),
      serverUs.toFixed(0),
      percent(busy),
      percent(cpuWait),
      calibration.toFixed(0),
    ]),
  );
}

export function printScale(runs: readonly ScaleRun[]): void {
  write('the same number of moves a second at more and more tables of 6 players:');
  const megabytes = (bytes: number | null) => (bytes === null ? '' : (bytes / 1e6).toFixed(0));
  const rate = (share: number | undefined) => (share === undefined ? '' : percent(share));
  writeTable(
    [
      'server',
      'tables',
      'median ms',
      'p99 ms',
      'late moves',
      'CPU us/move',
      'beside us',
      'busy',
      'waited',
      'resident MB',
      'heap MB',
      'match hits',
      'id hits',
      'calibration',
    ],
    runs.map(({ name, tables, ms, skipped, residentBytes, heapBytes, hitRates, ...run }) => [
      name,
      String(tables),
      ms.quantile(0.5).toFixed(2),
      ms.quantile(0.99).toFixed(1),
      String(skipped),
      run.serverUs.toFixed(0),
      run.otherUs?.toFixed(0) ?? '-',
      percent(run.busy),
      percent(run.cpuWait),
      megabytes(residentBytes),
      megabytes(heapBytes),
      rate(hitRates.matches),
      rate(hitRates['move-ids']),
      run.calibration.toFixed(0),
    ]),
  );
}

export function printHistory(runs: readonly HistoryRun[]): void {
  write('requests and jobs on a database with a history, median ms, by the number of finished games:');
  const rows: readonly (readonly [string, (run: HistoryRun) => string])[] = [
    ['fill, s', ({ fillSeconds }) => fillSeconds.toFixed(0)],
    ['start of the server', ({ startMs }) => startMs.toFixed(0)],
    ...Object.keys(runs[0]?.ms ?? {}).map(
      (name) => [name, ({ ms }: HistoryRun) => (ms[name] ?? Number.NaN).toFixed(2)] as const,
    ),
    ['export, rows', ({ exportedRows }) => String(exportedRows)],
    ['export, s', ({ exportSeconds }) => exportSeconds.toFixed(1)],
    ['export, MB of heap', ({ exportHeapBytes }) => (exportHeapBytes / 1e6).toFixed(0)],
  ];
  writeTable(
    ['', ...runs.map(({ name, games }) => `${name} ${String(games)}`)],
    rows.map(([name, format]) => [name, ...runs.map(format)]),
  );
}

export function printMemory({ moves, tables, sockets }: MemoryResult): void {
  const formatKilobytes = ({ heap, nonHeap }: MemoryUse) =>
    `${(heap / 1000).toFixed(1)} kB of heap, and ${(nonHeap / 1000).toFixed(1)} kB`;
  const formatMegabytes = ({ heap, nonHeap }: MemoryUse) =>
    `${(heap / 1e6).toFixed(0)} + ${(nonHeap / 1e6).toFixed(0)} MB before`;
  write(
    'memory of the built server, garbage collected; the second figure is what is resident beside the heap: buffers, and',
  );
  write('what libraries hold, which for tables is mostly what their play leaves to be used again:');
  write(
    `  a table at rest after ${String(moves)} moves (of ${String(tables.count)}): ${formatKilobytes(tables.each)}; ${formatMegabytes(tables.before)}`,
  );
  write(
    `  an idle socket at a table (of ${String(sockets.count)}): ${formatKilobytes(sockets.each)}; ${formatMegabytes(sockets.before)}`,
  );
}

export function printEviction(counts: readonly number[]): void {
  write(`tables in memory, minute by minute after everybody left: ${counts.join(' ')}`);
}

export function printSpectators({ spectators, pairs, calibration }: SpectatorsResult): void {
  write(
    `a table of 4 and ${String(spectators)} spectators, a move each 250 ms: from sending to another player, without them and among them ` +
      `(calibration ${calibration.toFixed(0)})`,
  );
  const rows = pairs.map(({ without, withSpectators }, index) => ({
    index,
    figures: [
      without.quantile(0.5),
      without.quantile(0.99),
      withSpectators.quantile(0.5),
      withSpectators.quantile(0.99),
    ],
    ratio: withSpectators.quantile(0.99) / without.quantile(0.99),
  }));
  writeTable(
    ['pair', 'median ms', 'p99 ms', 'median ms among', 'p99 ms among', 'ratio of p99'],
    rows.map(({ index, figures, ratio }) => [
      String(index + 1),
      ...figures.map((ms) => ms.toFixed(2)),
      ratio.toFixed(2),
    ]),
  );
  write(`  median of the ratios of p99: ${median(rows.map(({ ratio }) => ratio)).toFixed(2)}`);
}

export function printStartup({ readyMs, idleBytes, calibration }: StartupResult): void {
  const [first = NaN, ...later] = readyMs;
  write(`the built server on a file of its own (calibration ${calibration.toFixed(0)}):`);
  write(
    `  from node to ready: ${first.toFixed(0)} ms the first time, then ${median(later).toFixed(0)} ms (median of ${String(later.length)})`,
  );
  write(`  resident after some seconds’ rest: ${(median(idleBytes) / 1e6).toFixed(0)} MB (median)`);
}
