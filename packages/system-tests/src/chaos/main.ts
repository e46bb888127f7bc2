/**
 * Command line of the chaos test, which injects faults into servers, connections, database and disk while people play.
 * `npm run test:chaos -- --help` lists the options.
 *
 * Plays rounds K to K + N - 1 of a seed on one configuration or on each of them, one after another or --parallel.
 * Appends the results to the file of the seed, so that a long run can be played in pieces. docs/testing.md
 * describes a round. Prints each round and a summary of all recorded rounds of the seed. With --rounds 0 it prints
 * only the summary. Exits with 1 if one of its own rounds failed. --timeouts multiplies the default timeouts of the
 * servers.
 */
import { resolve } from 'node:path';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { CONFIG_NAMES, type ConfigName } from './configs';
import { FAULT_NAMES } from './faults';
import { readRounds } from './results-log';
import { runRounds } from './run';
import { formatSummary, summarize } from './summary';

const RESULTS_DIR = resolve(__dirname, '../../../../.cache/chaos');

const optionsSchema = z.object({
  rounds: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(10)
    .describe('number of rounds; 0: the summary only'),
  from: z.coerce.number().int().min(0).default(0).describe('first round of the seed'),
  seed: z
    .string()
    .regex(/^[a-z0-9]{1,8}$/, 'letters and digits, 8 at most')
    .default('fire')
    .describe('seed of the rounds'),
  config: z.enum(CONFIG_NAMES).optional().describe('one configuration; left out: all'),
  only: z.enum(FAULT_NAMES).optional().describe('the only fault to inject'),
  parallel: z.boolean().default(false).describe('runs the configurations at the same time'),
  out: z.string().default(RESULTS_DIR).describe('folder of the recorded rounds'),
  timeouts: z.coerce.number().min(1).max(1000).default(1).describe('multiplies the timeouts of the servers'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const { out, ...options } = parseOptions(optionsSchema, {
    command: 'npm run test:chaos',
    summary: 'Injects faults into servers, connections, the database and the disk while people play.',
  });
  const { rounds, from, seed, config, only = null, parallel, timeouts, json } = options;
  const print = createPrint(json);
  let failedRounds = 0;
  const runConfig = async (configName: ConfigName): Promise<void> => {
    failedRounds += await runRounds({
      ...{ rounds, from, seed, timeouts },
      onlyFault: only,
      config: configName,
      outDir: resolve(out),
      log: print,
    });
  };
  const configs = config === undefined ? CONFIG_NAMES : [config];
  if (parallel) await Promise.all(configs.map(runConfig));
  else for (const configName of configs) await runConfig(configName);
  const summary = summarize(readRounds(resolve(out), seed));
  print(`\n${formatSummary(summary)}`);
  reportResult('chaos', options, summary);
  return failedRounds === 0 ? 0 : 1;
}

runCommand('test:chaos', main);
