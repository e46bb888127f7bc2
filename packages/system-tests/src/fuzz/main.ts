/**
 * npm run fuzz -- --messages N [--seed S] [--from ROUND], or
 * npm run fuzz -- --honest [--pairs N] [--seconds N] [--tables N]: docs/reliability.md tells what they do.
 */
import { parseOptions } from '@great-fire/game/cli-options';
import * as z from 'zod';
import { MAX_RATIO, compareUnderFlood } from '../flood/compare';
import { run } from './run';

const optionsSchema = z.object({
  messages: z.coerce.number().int().min(0).max(100_000_000).default(20_000),
  seed: z.coerce.number().int().min(0).max(1_000_000).default(1666),
  from: z.coerce.number().int().min(0).default(0), // the first round, to go on where a run was cut off
  honest: z.boolean().default(false), // honest players' round trips instead, quiet and under attack
  pairs: z.coerce.number().int().min(1).max(100).default(5),
  seconds: z.coerce.number().int().min(5).max(600).default(30),
  tables: z.coerce.number().int().min(1).max(20).default(6),
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const options = parseOptions(optionsSchema, ['honest']);
  if (options.honest) {
    const ratio = await compareUnderFlood({ ...options, log: print });
    print(`median of the ratios ${ratio.toFixed(2)}, goal ${String(MAX_RATIO)}`);
    if (ratio > MAX_RATIO) process.exitCode = 1;
    return;
  }
  const { messages, seconds, failures, memoryMb } = await run({ ...options, log: print });
  for (const failure of failures.slice(0, 20)) print(`WRONG: ${failure}`);
  print(
    `${String(messages)} hostile messages in ${seconds.toFixed(0)} s, ${String(failures.length)} wrong, ` +
      `at most ${String(Math.max(0, ...memoryMb))} MB`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
