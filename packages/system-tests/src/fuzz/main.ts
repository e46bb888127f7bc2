/** Command line of the fuzz test (docs/testing.md). `npm run test:fuzz -- --help` lists the options. */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { run } from './run';

const MAX_PRINTED_FAILURES = 20;

const optionsSchema = z.object({
  messages: z.coerce.number().int().min(0).max(100_000_000).default(20_000).describe('number of messages'),
  seed: z.coerce.number().int().min(0).max(1_000_000).default(1666).describe('seed of all values'),
  from: z.coerce.number().int().min(0).default(0).describe('first round, to continue a run'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:fuzz',
    summary: 'Sends hostile messages and requests to a server, and checks that nothing changes or breaks.',
  });
  const print = createPrint(options.json);
  const { messages, seconds, failures, memoryMb } = await run({ ...options, log: print });
  const maxMemoryMb = Math.max(0, ...memoryMb);
  for (const failure of failures.slice(0, MAX_PRINTED_FAILURES)) print(`FAILED: ${failure}`);
  print(
    `${String(messages)} hostile messages in ${seconds.toFixed(0)} s, ${String(failures.length)} failures, ` +
      `at most ${String(maxMemoryMb)} MB`,
  );
  const result = { messages, seconds: Math.round(seconds), failures: failures.length, maxMemoryMb };
  reportResult('fuzz', options, result);
  return failures.length === 0 ? 0 : 1;
}

runCommand('test:fuzz', main);
