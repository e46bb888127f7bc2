/** Summarizes many rounds: all of them, and those of each configuration and each fault. */
import { quantile } from '@great-fire/testkit/statistics';
import { CONFIG_NAMES } from './configs';
import { FAULT_NAMES } from './faults';
import type { RoundRecord } from './results-log';

const RECOVERY_GOAL_MS = 3000; // on a machine with little other load

/** The figures of a set of rounds. The keys are the columns of the printed tables. */
const summarizeRounds = (rounds: readonly RoundRecord[]) => {
  const sum = (value: (round: RoundRecord) => number) =>
    rounds.reduce((total, round) => total + value(round), 0);
  const recoveryMs = rounds.flatMap((round) => round.recoveryMs);
  const botRecoveryMs = rounds.flatMap((round) => round.botRecoveryMs);
  return {
    rounds: rounds.length,
    failedRounds: sum(({ violations }) => (violations.length > 0 ? 1 : 0)),
    acknowledgedMoves: sum(({ acknowledgedMoves }) => acknowledgedMoves),
    rejectedMoves: sum(({ rejectedMoves }) => rejectedMoves),
    takebacks: sum(({ takebacks }) => takebacks),
    pagesNotifiedOfOutage: sum(({ pagesNotifiedOfOutage }) => pagesNotifiedOfOutage),
    recoveryMedianMs: quantileOrZero(recoveryMs, 0.5),
    recoveryP99Ms: quantileOrZero(recoveryMs, 0.99),
    recoveryMaxMs: quantileOrZero(recoveryMs, 1),
    recoveriesOver3s: recoveryMs.filter((ms) => ms > RECOVERY_GOAL_MS).length,
    botRecoveryMedianMs: quantileOrZero(botRecoveryMs, 0.5),
    botRecoveryMaxMs: quantileOrZero(botRecoveryMs, 1),
    meanRoundSeconds: Number((sum(({ durationMs }) => durationMs) / rounds.length / 1000).toFixed(1)),
  };
};
type RoundsSummary = ReturnType<typeof summarizeRounds>;

/** Returns the figures by configuration and by fault. Leaves out those without a round. */
export function summarize(rounds: readonly RoundRecord[]) {
  const group = (rows: readonly (readonly [string, readonly RoundRecord[]])[]) =>
    Object.fromEntries(
      rows
        .filter(([, records]) => records.length > 0)
        .map(([name, records]) => [name, summarizeRounds(records)] as const),
    );
  const byConfig = CONFIG_NAMES.map(
    (name) => [name, rounds.filter(({ config }) => config === name)] as const,
  );
  const byFault = FAULT_NAMES.map(
    (name) => [name, rounds.filter(({ faults }) => faults.includes(name))] as const,
  );
  return { configs: group([...byConfig, ['all', rounds]]), faults: group(byFault) };
}

/** Returns the figures as two tables in Markdown. */
export function formatSummary({ configs, faults }: ReturnType<typeof summarize>): string {
  return [...formatTable('configuration', configs), '', ...formatTable('fault', faults)].join('\n');
}

function formatTable(heading: string, rows: Readonly<Record<string, RoundsSummary>>): readonly string[] {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  return [
    `| ${[heading, ...columns].join(' | ')} |`,
    `| --- |${' ---: |'.repeat(columns.length)}`,
    ...Object.entries(rows).map(([name, row]) => `| ${[name, ...Object.values(row)].join(' | ')} |`),
  ];
}

const quantileOrZero = (values: readonly number[], q: number): number =>
  values.length === 0 ? 0 : quantile(values, q);
