/** Summarizes many rounds in two tables: by configuration and by fault. */
import { quantile } from '@great-fire/testkit/statistics';
import { CONFIG_NAMES } from './configs';
import { FAULT_NAMES } from './faults';
import type { RoundRecord } from './results-log';

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

const RECOVERY_GOAL_MS = 3000; // on a machine with little other load

/** Returns lines of Markdown. */
export function formatSummary(rounds: readonly RoundRecord[]): string {
  const table = (heading: string, rows: readonly (readonly [string, readonly RoundRecord[]])[]) => [
    `| ${[heading, ...COLUMNS].join(' | ')} |`,
    `| --- |${' ---: |'.repeat(COLUMNS.length)}`,
    ...rows
      .filter(([, records]) => records.length > 0)
      .map(([name, records]) => `| ${[name, ...summaryCells(records)].join(' | ')} |`),
  ];
  const configs = CONFIG_NAMES.map(
    (config) => [config, rounds.filter((record) => record.config === config)] as const,
  );
  const faults = FAULT_NAMES.map(
    (fault) => [fault, rounds.filter((record) => record.faults.includes(fault))] as const,
  );
  const all = [...table('', [...configs, ['all', rounds]]), '', ...table('with', faults)];
  return all.join('\n');
}

function summaryCells(records: readonly RoundRecord[]): readonly string[] {
  const sum = (value: (record: RoundRecord) => number) =>
    records.reduce((total, record) => total + value(record), 0);
  const recoveryMs = records.flatMap(({ backMs }) => backMs);
  const botsMs = records.flatMap(({ botsOnMs }) => botsOnMs);
  const cells = [
    records.length,
    sum(({ wrongs }) => (wrongs.length > 0 ? 1 : 0)),
    sum(({ acknowledged }) => acknowledged),
    sum(({ refused }) => refused),
    sum(({ takenBack }) => takenBack),
    sum(({ toldOfLoss }) => toldOfLoss),
    quantileOrZero(recoveryMs, 0.5),
    quantileOrZero(recoveryMs, 0.99),
    quantileOrZero(recoveryMs, 1),
    recoveryMs.filter((ms) => ms > RECOVERY_GOAL_MS).length,
    quantileOrZero(botsMs, 0.5),
    quantileOrZero(botsMs, 1),
  ];
  return [...cells.map(String), (sum(({ tookMs }) => tookMs) / records.length / 1000).toFixed(1)];
}

const quantileOrZero = (values: readonly number[], q: number): number =>
  values.length === 0 ? 0 : quantile(values, q);
