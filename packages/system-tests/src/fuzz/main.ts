/** Command line of the fuzz and flood tests (docs/testing.md). `npm run test:fuzz -- --help` lists the options. */
import { parseOptions } from '@great-fire/game/cli-options';
import * as z from 'zod';
import { MAX_RATIO, compareUnderFlood } from '../flood/compare';
import { createPrint, printJson } from '@great-fire/testkit/report';
import { run } from './run';

const optionsSchema = z.object({
  messages: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(20_000)
    .describe('fuzz: number of messages'),
  seed: z.coerce.number().int().min(0).max(1_000_000).default(1666).describe('seed of all values'),
  from: z.coerce.number().int().min(0).default(0).describe('fuzz: first round, to continue a run'),
  flood: z.boolean().default(false).describe('runs the flood test instead'),
  legal: z.boolean().default(false).describe('flood: well-formed requests that come from one address'),
  pairs: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe('flood: pairs of runs, quiet and under attack'),
  seconds: z.coerce.number().int().min(5).max(600).default(30).describe('flood: length of a run'),
  tables: z.coerce.number().int().min(1).max(20).default(6).describe('flood: tables of honest players'),
  json: z.boolean().default(false).describe('prints the totals as JSON'),
});

async function main(): Promise<void> {
  const { flood, legal, json, ...options } = parseOptions(
    optionsSchema,
    ['flood', 'legal', 'json'],
    undefined,
    {
      command: 'npm run test:fuzz (or test:flood)',
      summary: 'Sends hostile messages and requests, or floods a server next to honest players.',
    },
  );
  const print = createPrint(json);
  if (flood) {
    const ratio = await compareUnderFlood({ ...options, kind: legal ? 'legal' : 'hostile', log: print });
    print(`median of the ratios ${ratio.toFixed(2)}, goal ${String(MAX_RATIO)}`);
    if (json) printJson('flood', options, { medianRatio: ratio, goal: MAX_RATIO });
    if (ratio > MAX_RATIO) process.exitCode = 1;
    return;
  }
  const { messages, seconds, failures, memoryMb } = await run({ ...options, log: print });
  const maxMemoryMb = Math.max(0, ...memoryMb);
  for (const failure of failures.slice(0, 20)) print(`WRONG: ${failure}`);
  print(
    `${String(messages)} hostile messages in ${seconds.toFixed(0)} s, ${String(failures.length)} wrong, ` +
      `at most ${String(maxMemoryMb)} MB`,
  );
  if (json)
    printJson('fuzz', options, {
      messages,
      seconds: Math.round(seconds),
      failures: failures.length,
      maxMemoryMb,
    });
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
