/** Summarizes many rounds: all of them, and those of each configuration. */
import { quantile } from '@great-fire/testkit/statistics';
import { CONFIG_NAMES } from './configs';
import type { RoundRecord } from './run';

const RECOVERY_GOAL_MS = 3000; // on a machine with little other load

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

/** Returns the figures by configuration, of those with a round, and of all. */
export function summarize(rounds: readonly RoundRecord[]) {
  const played = CONFIG_NAMES.filter((name) => rounds.some(({ config }) => config === name));
  const byConfig = played.map(
    (name) => [name, summarizeRounds(rounds.filter(({ config }) => config === name))] as const,
  );
  return Object.fromEntries([...byConfig, ['all', summarizeRounds(rounds)] as const]);
}

const quantileOrZero = (values: readonly number[], q: number): number =>
  values.length === 0 ? 0 : quantile(values, q);
