/** Prints what was measured of the page. */
import { median, write, writeTable } from '../print';
import type { Audit } from './audit';
import type { PageFigures } from './measure-page';
import type { Held, PressFigures } from './presses';

const WORST = 5;

const whole = (figure: number): string => figure.toFixed(0);

export function printPage(figures: PageFigures): void {
  const { lobby, tableCold, tableWarm, playableCold, playableWarm } = figures;
  write('the page on Lighthouse\u2019s simulated mid phone, in ms (median of three runs):');
  writeTable(
    ['', 'score', 'FCP', 'LCP', 'speed index', 'interactive', 'blocked', 'shift', 'this machine'],
    [row('lobby', lobby), row('table, cold', tableCold), row('table, after the lobby', tableWarm)],
  );
  write(
    `  with the same processor and network put on it, until the table can be played: cold ${whole(playableCold)} ms, ` +
      `from a press in the lobby ${whole(playableWarm)} ms`,
  );
}

const row = (what: string, audit: Audit): readonly string[] => [
  what,
  ...[
    audit.score,
    audit.firstPaint,
    audit.largestPaint,
    audit.speedIndex,
    audit.interactive,
    audit.blocked,
  ].map(whole),
  audit.shift.toFixed(3),
  whole(audit.machine),
];

const PRESSED_BY = {
  pen: 'by pen',
  finger: 'by touch (each held back by the tool until the page stands painted)',
} as const;

export function printPresses({ tip, slower, presses }: PressFigures): void {
  const sorted = [...presses].sort((a, b) => a.ms - b.ms);
  const steps = [...new Set(presses.map(({ step }) => step))];
  write(
    `a whole game of 6 on a phone, ${PRESSED_BY[tip]}, processor ${String(slower)} times slower: ms from a press to the paint after it`,
  );
  writeTable(
    ['', 'presses', 'median', 'p90', 'worst'],
    ['', ...steps].map((step) => {
      const times = sorted.filter((press) => step === '' || press.step === step).map(({ ms }) => ms);
      const p90 = times[Math.ceil(times.length * 0.9) - 1] ?? NaN;
      return [
        step === '' ? 'all' : step,
        ...[times.length, median(times), p90, times.at(-1) ?? NaN].map(whole),
      ];
    }),
  );
  const worst = sorted.slice(-WORST).reverse();
  writeTable(
    ['worst', 'waited', 'worked', 'on', 'step', 'move'],
    worst.map(({ ms, waited, worked, on, step, move }) => [
      ...[ms, waited, worked].map(whole),
      on,
      step,
      String(move),
    ]),
  );
}

export function printHeld(held: readonly Held[]): void {
  write('a whole game of 6 on a phone, what the page holds each ten moves:');
  const mega = (bytes: number) => (bytes / 1e6).toFixed(2);
  write(`  heap in MB, without garbage: ${held.map(({ heap }) => mega(heap)).join(' ')}`);
  write(`  nodes of the document: ${held.map(({ nodes }) => String(nodes)).join(' ')}`);
  write(`  listeners: ${held.map(({ listeners }) => String(listeners)).join(' ')}`);
}
