/**
 * npm run fuzz -- --messages N [--seed S] [--from ROUND], or
 * npm run fuzz -- --honest [--pairs N] [--seconds N] [--tables N]: docs/reliability.md tells what they do.
 */
import { optionsOf } from '@great-fire/game/command-line';
import * as z from 'zod';
import { GOAL, compareHonest } from './honest/compare';
import { run } from './run';

const wishSchema = z.object({
  messages: z.coerce.number().int().min(0).max(100_000_000).default(20_000),
  seed: z.coerce.number().int().min(0).max(1_000_000).default(1666),
  from: z.coerce.number().int().min(0).default(0), // the first round, to go on where a run was cut off
  honest: z.boolean().default(false), // honest players' round trips instead, quiet and under attack
  pairs: z.coerce.number().int().min(1).max(100).default(5),
  seconds: z.coerce.number().int().min(5).max(600).default(30),
  tables: z.coerce.number().int().min(1).max(20).default(6),
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const wish = optionsOf(wishSchema, ['honest']);
  if (wish.honest) {
    const ratio = await compareHonest({ ...wish, told: say });
    say(`median of the ratios ${ratio.toFixed(2)}, goal ${String(GOAL)}`);
    if (ratio > GOAL) process.exitCode = 1;
    return;
  }
  const { messages, seconds, wrongs, memoryMb } = await run({ ...wish, told: say });
  for (const wrong of wrongs.slice(0, 20)) say(`WRONG: ${wrong}`);
  say(
    `${String(messages)} hostile messages in ${seconds.toFixed(0)} s, ${String(wrongs.length)} wrong, ` +
      `at most ${String(Math.max(0, ...memoryMb))} MB`,
  );
  if (wrongs.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
