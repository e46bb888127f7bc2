/**
 * Command line of the chaos test, which injects faults into servers, connections, database and disk while people play.
 * `npm run test:chaos -- --help` lists the options.
 *
 * Plays rounds K to K + N - 1 of a seed on one configuration or on each of them. docs/testing.md describes a round.
 * Prints each round and the totals. Exits with 1 if a round failed. --timeouts multiplies the default timeouts of the
 * servers.
 */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { FAULT_NAMES } from './faults';
import { CONFIG_NAMES, runRounds, type RoundRecord } from './run';

const optionsSchema = z.object({
  rounds: z.coerce.number().int().min(1).max(100_000).default(10).describe('number of rounds'),
  from: z.coerce.number().int().min(0).default(0).describe('first round of the seed'),
  seed: z
    .string()
    .regex(/^[a-z0-9]{1,8}$/, 'letters and digits, 8 at most')
    .default('fire')
    .describe('seed of the rounds'),
  config: z.enum(CONFIG_NAMES).optional().describe('one configuration; left out: all'),
  only: z.enum(FAULT_NAMES).optional().describe('the only fault to inject'),
  timeouts: z.coerce.number().min(1).max(1000).default(1).describe('multiplies the timeouts of the servers'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:chaos',
    summary: 'Injects faults into servers, connections, the database and the disk while people play.',
  });
  const { rounds, from, seed, config, only = null, timeouts, json } = options;
  const print = createPrint(json);
  const played: RoundRecord[] = [];
  for (const name of config === undefined ? CONFIG_NAMES : [config])
    played.push(
      ...(await runRounds({
        ...{ rounds, from, seed, timeouts },
        onlyFault: only,
        config: name,
        log: print,
      })),
    );
  const failed = played.filter(({ violations }) => violations.length > 0).length;
  const acknowledgedMoves = played.reduce((sum, round) => sum + round.acknowledgedMoves, 0);
  print(
    `${String(played.length)} rounds, ${String(failed)} failed, ${String(acknowledgedMoves)} acknowledged moves`,
  );
  reportResult('chaos', options, { failed, acknowledgedMoves, rounds: played });
  return failed === 0 ? 0 : 1;
}

runCommand('test:chaos', main);
