/** Prints the results of the page suites. */
import { median } from '@great-fire/testkit/statistics';
import { write, writeTable } from './table';
import type { LighthouseResult } from '../page/lighthouse';
import type { PageLoadResult } from '../suites/page-load';
import type { PageMemory, InputLatencyResult } from '../suites/input-latency';

const WORST_COUNT = 5;

const toWhole = (figure: number): string => figure.toFixed(0);

export function printPageLoad(figures: PageLoadResult): void {
  const { lobby, tableCold, tableWarm, playableCold, playableWarm } = figures;
  write('the page on Lighthouse\u2019s simulated mid phone, in ms (median of three runs):');
  writeTable(
    ['', 'score', 'FCP', 'LCP', 'speed index', 'interactive', 'blocked', 'shift', 'this machine'],
    [row('lobby', lobby), row('table, cold', tableCold), row('table, after the lobby', tableWarm)],
  );
  write(
    `  with the same processor and network put on it, until the table can be played: cold ${toWhole(playableCold)} ms, ` +
      `from a press in the lobby ${toWhole(playableWarm)} ms`,
  );
}

const row = (label: string, audit: LighthouseResult): readonly string[] => [
  label,
  ...[
    audit.score,
    audit.firstPaint,
    audit.largestPaint,
    audit.speedIndex,
    audit.interactive,
    audit.blocked,
  ].map(toWhole),
  audit.shift.toFixed(3),
  toWhole(audit.machine),
];

const POINTER_LABELS = {
  pen: 'by pen',
  finger: 'by touch (each held back by the tool until the page stands painted)',
} as const;

export function printInputLatency({ pointerType, cpuSlowdown, interactions }: InputLatencyResult): void {
  const sorted = [...interactions].sort((a, b) => a.ms - b.ms);
  const steps = [...new Set(interactions.map(({ step }) => step))];
  write(
    `a whole game of 6 on a phone, ${POINTER_LABELS[pointerType]}, processor ${String(cpuSlowdown)} times slower: ms from a press to the paint after it`,
  );
  writeTable(
    ['', 'presses', 'median', 'p90', 'worst'],
    ['', ...steps].map((step) => {
      const times = sorted.filter((press) => step === '' || press.step === step).map(({ ms }) => ms);
      const p90 = times[Math.ceil(times.length * 0.9) - 1] ?? NaN;
      return [
        step === '' ? 'all' : step,
        ...[times.length, median(times), p90, times.at(-1) ?? NaN].map(toWhole),
      ];
    }),
  );
  const worst = sorted.slice(-WORST_COUNT).reverse();
  writeTable(
    ['worst', 'waited', 'worked', 'on', 'step', 'move'],
    worst.map(({ ms, inputDelay, processing, target, step, move }) => [
      ...[ms, inputDelay, processing].map(toWhole),
      target,
      step,
      String(move),
    ]),
  );
}

export function printPageMemory(samples: readonly PageMemory[]): void {
  write('a whole game of 6 on a phone, what the page holds each ten moves:');
  const toMegabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  write(`  heap in MB, without garbage: ${samples.map(({ heap }) => toMegabytes(heap)).join(' ')}`);
  write(`  nodes of the document: ${samples.map(({ nodes }) => String(nodes)).join(' ')}`);
  write(`  listeners: ${samples.map(({ listeners }) => String(listeners)).join(' ')}`);
}
