/**
 * npm run chaos -- --rounds N [--from K] [--seed S] [--config sqlite|pg1|pg2] [--only FAULT]
 *   [--together] [--into FOLDER] [--timeouts FACTOR]: fails servers, connections, database and disk while people play.
 *
 * Plays rounds K to K + N - 1 of a seed, on each configuration or on one: one after another, or --together. Adds them
 * to the record of that seed, so that a long run can be played in pieces. docs/reliability.md says what a round is.
 * Prints each round, and at the end a summary of all recorded rounds of the seed; with --rounds 0 only that.
 * Exits with 1 if one of its own rounds was wrong. --timeouts: how much longer the servers wait than by default.
 */
import { resolve } from 'node:path';
import { parseOptions } from '@great-fire/game/cli-options';
import * as z from 'zod';
import { CONFIG_NAMES } from './configs';
import type { ConfigName } from './configs';
import { FAULT_NAMES } from './faults';
import { readRounds } from './results-log';
import { runRounds } from './run';
import { formatSummary } from './summary';

const RESULTS_DIR = resolve(__dirname, '../../../../.cache/chaos');

const optionsSchema = z.object({
  rounds: z.coerce.number().int().min(0).max(100_000).default(10),
  from: z.coerce.number().int().min(0).default(0),
  seed: z
    .string()
    .regex(/^[a-z0-9]{1,8}$/, 'letters and digits, 8 at most')
    .default('fire'),
  config: z.enum(CONFIG_NAMES).optional(), // left out: each of them
  only: z.enum(FAULT_NAMES).optional(), // that alone happens, to look for the cause of something
  together: z.boolean().default(false),
  into: z.string().default(RESULTS_DIR),
  timeouts: z.coerce.number().min(1).max(1000).default(1),
});

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { config, only = null, into, together, ...options } = parseOptions(optionsSchema, ['together']);
  let failedRounds = 0;
  const runConfig = async (configName: ConfigName): Promise<void> => {
    failedRounds += await runRounds({
      ...options,
      onlyFault: only,
      config: configName,
      outDir: resolve(into),
      log: print,
    });
  };
  const configs = config === undefined ? CONFIG_NAMES : [config];
  if (together) await Promise.all(configs.map(runConfig));
  else for (const configName of configs) await runConfig(configName);
  print(`\n${formatSummary(readRounds(resolve(into), options.seed))}`);
  process.exitCode = failedRounds === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
