/** Command line of the flood test (docs/testing.md). `npm run test:flood -- --help` lists the options. */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { MAX_RATIO, compareUnderFlood } from './compare';

const optionsSchema = z.object({
  legal: z.boolean().default(false).describe('well-formed requests that come from one address'),
  seed: z.coerce.number().int().min(0).max(1_000_000).default(1666).describe('seed of all values'),
  pairs: z.coerce.number().int().min(1).max(100).default(5).describe('pairs of runs, alone and attacked'),
  seconds: z.coerce.number().int().min(5).max(600).default(30).describe('length of a run'),
  tables: z.coerce.number().int().min(1).max(20).default(6).describe('tables of honest players'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:flood',
    summary: 'Compares the round trip of honest players’ moves with and without a flood.',
  });
  const { legal, seed, pairs, seconds, tables, json } = options;
  const print = createPrint(json);
  const kind = legal ? 'legal' : 'hostile';
  const ratio = await compareUnderFlood({ seed, pairs, seconds, tables, kind, log: print });
  print(`median of the ratios ${ratio.toFixed(2)}, goal ${String(MAX_RATIO)}`);
  reportResult(`flood-${kind}`, options, { medianRatio: ratio, goal: MAX_RATIO });
  return ratio > MAX_RATIO ? 1 : 0;
}

runCommand('test:flood', main);
