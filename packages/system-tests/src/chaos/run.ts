/** Plays the rounds of one configuration one after another, on the same servers and database. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createFillableDisk, type FillableDisk } from '@great-fire/server/testing';
import { GIT_REVISION } from '@great-fire/testkit/report';
import { Cluster } from '../lib/cluster/cluster';
import { BOT_MOVE_DELAY_MS, CONFIGS, type ConfigName } from './configs';
import type { FaultName, ChaosEnv } from './faults';
import { appendRound } from './results-log';
import { runRound, type RoundResult } from './round';

export interface RunOptions {
  readonly config: ConfigName;
  readonly seed: string;
  readonly from: number; // first round
  readonly rounds: number;
  readonly onlyFault: FaultName | null; // the only fault to inject; null: any
  readonly outDir: string; // folder of the results
  readonly timeouts: number; // multiplies the servers' timeouts
  readonly log: (line: string) => void;
}

const DISK_MB = 256;
const ROUNDS_PER_DATABASE = 50; // rounds on one cluster and database

/** Resolves to the number of failed rounds. The logs of a failed round are saved beside the results. */
export async function runRounds(options: RunOptions): Promise<number> {
  const end = options.from + options.rounds;
  let failedRounds = 0;
  for (let round = options.from; round < end;) {
    const disk = createFillableDisk(DISK_MB);
    process.once('exit', disk.close);
    try {
      const progress = await runOnCluster(
        disk,
        { from: round, to: Math.min(end, round + ROUNDS_PER_DATABASE) },
        options,
      );
      failedRounds += progress.failedRounds;
      round = progress.nextRound;
    } finally {
      process.off('exit', disk.close);
      disk.close();
    }
  }
  return failedRounds;
}

interface RunProgress {
  readonly failedRounds: number;
  readonly nextRound: number; // the next round to play
}

/** Plays the rounds from `from` up to but not including `to` on one cluster. Stops after a round that threw. */
async function runOnCluster(
  disk: FillableDisk,
  { from, to }: { readonly from: number; readonly to: number },
  options: RunOptions,
): Promise<RunProgress> {
  const settings = { BOT_MOVE_DELAY_MS: String(BOT_MOVE_DELAY_MS), TIMEOUT_FACTOR: String(options.timeouts) };
  const cluster = await Cluster.start({ ...CONFIGS[options.config], folder: disk.folder, settings });
  try {
    let failedRounds = 0;
    for (let round = from; round < to; round += 1) {
      const { violations, hasThrown } = await runAndRecord(
        { cluster, disk, onlyFault: options.onlyFault },
        round,
        options,
      );
      if (violations.length > 0) failedRounds += 1;
      if (hasThrown) return { failedRounds, nextRound: round + 1 };
    }
    return { failedRounds, nextRound: to };
  } finally {
    await cluster.stop();
  }
}

async function runAndRecord(env: ChaosEnv, round: number, { config, seed, outDir, log }: RunOptions) {
  const name = `${seed}${String(round)}`;
  const { hasThrown, ...result } = await runRound(env, name).then(
    (completed) => ({ ...completed, hasThrown: false }),
    (error: unknown) => ({ ...failedRound(error), hasThrown: true }),
  );
  const serverLogs = env.cluster.servers.map((server) => server.takeLog());
  const violations = [...result.violations, ...serverLogs.flatMap((serverLog) => serverLog.violations)];
  const load = loadavg()[0] ?? 0;
  const record = {
    config,
    seed,
    round,
    commit: GIT_REVISION,
    disk: env.disk.kind,
    load,
    ...result,
    violations,
  };
  appendRound(outDir, {
    ...record,
    faults: [...record.faults],
    schedule: [...record.schedule],
    recoveryMs: [...record.recoveryMs],
    botRecoveryMs: [...record.botRecoveryMs],
  });
  if (violations.length > 0)
    saveLogs(outDir, `${config}-${name}`, [...violations, ...serverLogs.map(({ log }) => log)]);
  const slowestMs = Math.max(0, ...result.recoveryMs);
  const botTimes = result.botRecoveryMs.map((ms) => `, a bot in ${String(ms)} ms`).join('');
  const verdict = violations.length === 0 ? 'passed' : `FAILED\n  ${violations.join('\n  ')}`;
  log(
    `${config} ${String(round)}: ${result.schedule.join(', ')}; ${String(result.acknowledgedMoves)} moves, ${String(result.takebacks)} takebacks, ` +
      `recovered in ${String(slowestMs)} ms${botTimes}: ${verdict}`,
  );
  return { violations, hasThrown };
}

/**
 * Returns the result of a round that threw. The caller then starts a new cluster, because leftovers may disturb the
 * next round.
 */
function failedRound(error: unknown): RoundResult {
  const zeros = {
    acknowledgedMoves: 0,
    rejectedMoves: 0,
    takebacks: 0,
    pagesNotifiedOfOutage: 0,
    durationMs: 0,
  };
  const violations = [`the round threw ${error instanceof Error ? error.message : String(error)}`];
  return { ...zeros, faults: [], schedule: [], recoveryMs: [], botRecoveryMs: [], violations };
}

function saveLogs(outDir: string, name: string, texts: readonly string[]): void {
  const folder = join(outDir, 'logs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.log`), texts.join('\n'));
}
