/** Prints the results of the page suites. */
import { median } from '@great-fire/testkit/statistics';
import type { PageMemory, InputLatencyResult } from '../suites/input-latency';
import { write, writeTable } from './table';

const WORST_COUNT = 5;

const toWhole = (figure: number): string => figure.toFixed(0);

const POINTER_LABELS = {
  pen: 'by pen',
  touch: 'by touch (DevTools delays each touch until the page is painted)',
} as const;

export function printInputLatency(result: InputLatencyResult): void {
  const { pointerType, cpuSlowdown, interactions, longTasks } = result;
  const sorted = [...interactions].sort((a, b) => a.ms - b.ms);
  const steps = [...new Set(interactions.map(({ step }) => step))];
  write(
    `interaction to next paint, ms, a whole game of 6 on a phone, ${POINTER_LABELS[pointerType]}, CPU slowdown ${String(cpuSlowdown)}:`,
  );
  writeTable(
    ['', 'interactions', 'median', 'p90', 'max'],
    ['', ...steps].map((step) => {
      const times = sorted.filter((press) => step === '' || press.step === step).map(({ ms }) => ms);
      const p90 = times[Math.ceil(times.length * 0.9) - 1] ?? NaN;
      return [
        step === '' ? 'all' : step,
        ...[times.length, median(times), p90, times.at(-1) ?? NaN].map(toWhole),
      ];
    }),
  );
  write(
    `tasks over 50 ms: ${String(longTasks.length)}, the longest ${toWhole(Math.max(0, ...longTasks))} ms`,
  );
  const worst = sorted.slice(-WORST_COUNT).reverse();
  writeTable(
    ['slowest', 'input delay', 'processing', 'target', 'step', 'move'],
    worst.map(({ ms, inputDelay, processing, target, step, move }) => [
      ...[ms, inputDelay, processing].map(toWhole),
      target,
      step,
      String(move),
    ]),
  );
}

export function printPageMemory(samples: readonly PageMemory[]): void {
  write('memory of the page in games of 6 on a phone, one after the other in one tab, every ten moves:');
  const toMegabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  for (const game of new Set(samples.map((sample) => sample.game))) {
    const ofGame = samples.filter((sample) => sample.game === game);
    write(`  game ${String(game)}`);
    write(
      `    heap after a garbage collection, MB: ${ofGame.map(({ heap }) => toMegabytes(heap)).join(' ')}`,
    );
    const end = ofGame.at(-1);
    if (end?.code != null) write(`    at its end without compiled code: ${toMegabytes(end.heap - end.code)}`);
    write(`    DOM nodes: ${ofGame.map(({ nodes }) => String(nodes)).join(' ')}`);
    write(`    event listeners: ${ofGame.map(({ listeners }) => String(listeners)).join(' ')}`);
  }
}
