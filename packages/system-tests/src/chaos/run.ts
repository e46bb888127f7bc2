/** Plays the rounds of one configuration one after another, on the same servers and database. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFillableDisk, type FillableDisk } from '@great-fire/server/testing';
import { Cluster } from './cluster';
import type { FaultName, ChaosEnv } from './faults';
import { runRound, type RoundResult } from './round';

/** The storage, and the number of servers that share it. */
const CONFIGS = {
  sqlite: { storage: 'sqlite', servers: 1 },
  'postgres-1-server': { storage: 'postgres', servers: 1 },
  'postgres-2-servers': { storage: 'postgres', servers: 2 },
} as const;
type ConfigName = keyof typeof CONFIGS;
export const CONFIG_NAMES = Object.keys(CONFIGS) as readonly ConfigName[];

export interface RunOptions {
  readonly config: ConfigName;
  readonly seed: string;
  readonly from: number; // first round
  readonly rounds: number;
  readonly onlyFault: FaultName | null; // the only fault to inject; null: any
  readonly timeouts: number; // multiplies the servers' timeouts
  readonly log: (line: string) => void;
}

/** A played round. */
export interface RoundRecord extends RoundResult {
  readonly config: ConfigName;
  readonly round: number;
}

const LOGS_DIR = resolve(__dirname, '../../../../.cache/chaos');
const BOT_MOVE_DELAY_MS = 30; // about as long as the people of a round take
const DISK_MB = 256;
const ROUNDS_PER_DATABASE = 50; // rounds on one cluster and database

/** Resolves to the played rounds. The logs of a failed round are saved in `.cache/chaos`. */
export async function runRounds(options: RunOptions): Promise<readonly RoundRecord[]> {
  const end = options.from + options.rounds;
  const rounds: RoundRecord[] = [];
  while (options.from + rounds.length < end) {
    const from = options.from + rounds.length;
    const disk = createFillableDisk(DISK_MB);
    process.once('exit', disk.close);
    try {
      rounds.push(
        ...(await runOnCluster(disk, { from, to: Math.min(end, from + ROUNDS_PER_DATABASE) }, options)),
      );
    } finally {
      process.off('exit', disk.close);
      disk.close();
    }
  }
  return rounds;
}

/** Plays the rounds from `from` up to but not including `to` on one cluster. Stops after a round that threw, because its leftovers may disturb the
 * next one. */
async function runOnCluster(
  disk: FillableDisk,
  { from, to }: { readonly from: number; readonly to: number },
  options: RunOptions,
): Promise<readonly RoundRecord[]> {
  const settings = { BOT_MOVE_DELAY_MS: String(BOT_MOVE_DELAY_MS), TIMEOUT_FACTOR: String(options.timeouts) };
  const cluster = await Cluster.start({ ...CONFIGS[options.config], folder: disk.folder, settings });
  try {
    const rounds: RoundRecord[] = [];
    for (let round = from, hasThrown = false; round < to && !hasThrown; round += 1) {
      const played = await runAndLog({ cluster, disk, onlyFault: options.onlyFault }, round, options);
      rounds.push(played.record);
      ({ hasThrown } = played);
    }
    return rounds;
  } finally {
    await cluster.stop();
  }
}

async function runAndLog(env: ChaosEnv, round: number, { config, seed, log }: RunOptions) {
  const name = `${seed}${String(round)}`;
  let hasThrown = false;
  const result = await runRound(env, name).catch((error: unknown): RoundResult => {
    hasThrown = true;
    const violations = [`the round threw ${error instanceof Error ? error.message : String(error)}`];
    return { faults: [], acknowledgedMoves: 0, takebacks: 0, violations };
  });
  const serverLogs = env.cluster.servers.map((server) => server.takeLog());
  const violations = [...result.violations, ...serverLogs.flatMap((serverLog) => serverLog.violations)];
  if (violations.length > 0)
    saveLogs(`${config}-${name}`, [...violations, ...serverLogs.map(({ log }) => log)]);
  const { faults, acknowledgedMoves, takebacks } = result;
  const verdict = violations.length === 0 ? 'passed' : `FAILED\n  ${violations.join('\n  ')}`;
  log(
    `${config} ${String(round)}: ${faults.join(', ')}; ${String(acknowledgedMoves)} moves, ${String(takebacks)} takebacks: ${verdict}`,
  );
  return { record: { config, round, ...result, violations }, hasThrown };
}

function saveLogs(name: string, texts: readonly string[]): void {
  mkdirSync(LOGS_DIR, { recursive: true });
  writeFileSync(join(LOGS_DIR, `${name}.log`), texts.join('\n'));
}
