/** Prints the results of the other load suites. */
import { median } from '@great-fire/testkit/statistics';
import type { MemoryUse, MemoryResult } from '../suites/memory';
import type { SpectatorsResult } from '../suites/spectators';
import type { StartupResult } from '../suites/startup';
import type { MoveCostResult } from '../suites/move-cost';
import type { ReloadResult } from '../suites/reload';
import type { HistoryRun } from '../suites/history';
import type { ScaleRun } from '../suites/scale';
import type { WorstRequests } from '../suites/worst-requests';
import type { SyncSizeResult } from '../suites/sync-size';
import { write, writeTable } from './table';

const percent = (fraction: number): string => `${(fraction * 100).toFixed(0)}%`;

export function printMoveCost({ calibration, moves, rulesUs, broadcastUs, storageUs }: MoveCostResult): void {
  write(
    `CPU time of the steps of a move, us, without the network, mean of ${String(moves)} moves at 100 tables of 4 players and a spectator:`,
  );
  write(
    `  rules ${rulesUs.toFixed(0)}, updates of five viewers ${broadcastUs.toFixed(0)}, SQLite ${storageUs.toFixed(0)}; calibration ${calibration.toFixed(0)}`,
  );
}

export function printReload({ calibration, points }: ReloadResult): void {
  write(
    `CPU time of loading a match of six from the storage, us, by the moves since its snapshot (calibration ${calibration.toFixed(0)}):`,
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
  write('bytes of the first sync, by the moves played in the longest of twenty games of 6:');
  for (const { name, points } of results)
    writeTable(
      [name, ...points.map(({ move }) => `move ${String(move)}`)],
      [
        ['  a player', ...points.map(({ player }) => String(player))],
        ['  a spectator', ...points.map(({ spectator }) => String(spectator))],
      ],
    );
}

export function printScale(runs: readonly ScaleRun[]): void {
  write('scale: the same number of moves a second at more and more tables of 6 players:');
  const megabytes = (bytes: number | null) => (bytes === null ? '' : (bytes / 1e6).toFixed(0));
  const rate = (share: number | undefined) => (share === undefined ? '' : percent(share));
  writeTable(
    [
      'server',
      'tables',
      'median ms',
      'p99 ms',
      'skipped moves',
      'CPU us/move',
      'database us',
      'CPU share',
      'CPU wait',
      'resident MB',
      'heap MB',
      'match cache hits',
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
      run.calibration.toFixed(0),
    ]),
  );
}

export function printHistory(runs: readonly HistoryRun[]): void {
  write('history: median ms of requests and jobs, by the number of finished games in the database:');
  const rows: readonly (readonly [string, (run: HistoryRun) => string])[] = [
    ['filling the database, s', ({ fillSeconds }) => fillSeconds.toFixed(0)],
    ['server start', ({ startMs }) => startMs.toFixed(0)],
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
    `${(heap / 1000).toFixed(1)} kB of heap, ${(nonHeap / 1000).toFixed(1)} kB outside`;
  const formatMegabytes = ({ heap, nonHeap }: MemoryUse) =>
    `${(heap / 1e6).toFixed(0)} + ${(nonHeap / 1e6).toFixed(0)} MB before`;
  write(
    'memory of the built server after a garbage collection, in the heap and outside (buffers, memory that the',
  );
  write('allocator keeps for reuse):');
  write(
    `  an idle table after ${String(moves)} moves (of ${String(tables.count)}): ${formatKilobytes(tables.each)}; ${formatMegabytes(tables.before)}`,
  );
  write(
    `  an idle socket at a table (of ${String(sockets.count)}): ${formatKilobytes(sockets.each)}; ${formatMegabytes(sockets.before)}`,
  );
}

export function printSpectators({ spectators, pairs, calibration }: SpectatorsResult): void {
  write(
    `a table of 4 with a move every 250 ms: time from sending a move to its update at another player, alone and among ${String(spectators)} spectators ` +
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
    ['pair', 'median ms', 'p99 ms', 'median ms, spectators', 'p99 ms, spectators', 'ratio of p99'],
    rows.map(({ index, figures, ratio }) => [
      String(index + 1),
      ...figures.map((ms) => ms.toFixed(2)),
      ratio.toFixed(2),
    ]),
  );
  write(`  median ratio of p99: ${median(rows.map(({ ratio }) => ratio)).toFixed(2)}`);
}

export function printStartup({ readyMs, idleBytes, calibration }: StartupResult): void {
  const [first = NaN, ...later] = readyMs;
  write(`start of the built server on an empty database (calibration ${calibration.toFixed(0)}):`);
  write(
    `  from node to ready: ${first.toFixed(0)} ms the first time, then ${median(later).toFixed(0)} ms (median of ${String(later.length)})`,
  );
  write(`  resident memory when idle: ${(median(idleBytes) / 1e6).toFixed(0)} MB (median)`);
}

export function printWorstRequests({ rows, takebacks, idleMs, requests }: WorstRequests): void {
  write(
    `longest block of the event loop by one request, least of five; a log of ${String(rows)} rows with ${String(takebacks)} takebacks; idle ${idleMs.toFixed(1)} ms:`,
  );
  writeTable(
    ['request', 'block ms', 'times idle', 'answer ms'],
    requests.map(({ name, longestMs, ms }) => [
      name,
      longestMs.toFixed(1),
      (longestMs / Math.max(idleMs, 0.1)).toFixed(1),
      ms.toFixed(0),
    ]),
  );
}
