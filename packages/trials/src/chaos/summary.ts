/** What many rounds come to, as two tables: by configuration, and by what happened. */
import { CONFIG_NAMES } from './configs';
import { FAULT_NAMES } from './faults';
import type { RecordLine } from './record';

const COLUMNS = [
  'rounds',
  'wrong',
  'moves acknowledged',
  'refused',
  'takings back',
  'pages told of a loss',
  'back: median',
  '99 of 100',
  'worst, ms',
  'pages back after 3 s',
  'a bot on: median',
  'worst, ms',
  'a round, s',
] as const;

const BACK_GOAL_MS = 3000; // on a machine that does little else

/** Lines of Markdown. */
export function summaryOf(rounds: readonly RecordLine[]): string {
  const table = (of: string, rows: readonly (readonly [string, readonly RecordLine[]])[]) => [
    `| ${[of, ...COLUMNS].join(' | ')} |`,
    `| --- |${' ---: |'.repeat(COLUMNS.length)}`,
    ...rows
      .filter(([, lines]) => lines.length > 0)
      .map(([name, lines]) => `| ${[name, ...figuresOf(lines)].join(' | ')} |`),
  ];
  const configs = CONFIG_NAMES.map(
    (config) => [config, rounds.filter((line) => line.config === config)] as const,
  );
  const faults = FAULT_NAMES.map(
    (fault) => [fault, rounds.filter((line) => line.faults.includes(fault))] as const,
  );
  const all = [...table('', [...configs, ['all', rounds]]), '', ...table('with', faults)];
  return all.join('\n');
}

function figuresOf(lines: readonly RecordLine[]): readonly string[] {
  const sum = (of: (line: RecordLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const back = lines.flatMap(({ backMs }) => backMs);
  const botsOn = lines.flatMap(({ botsOnMs }) => botsOnMs);
  const figures = [
    lines.length,
    sum(({ wrongs }) => (wrongs.length > 0 ? 1 : 0)),
    sum(({ acknowledged }) => acknowledged),
    sum(({ refused }) => refused),
    sum(({ takenBack }) => takenBack),
    sum(({ toldOfLoss }) => toldOfLoss),
    at(back, 0.5),
    at(back, 0.99),
    at(back, 1),
    back.filter((ms) => ms > BACK_GOAL_MS).length,
    at(botsOn, 0.5),
    at(botsOn, 1),
  ];
  return [...figures.map(String), (sum(({ tookMs }) => tookMs) / lines.length / 1000).toFixed(1)];
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
