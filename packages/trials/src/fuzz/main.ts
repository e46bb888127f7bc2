/** npm run fuzz -- --messages N [--seed S] [--from ROUND]: docs/reliability.md tells what it does. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { run } from './run';

const wishSchema = z.object({
  messages: z.coerce.number().int().min(0).max(100_000_000).default(20_000),
  seed: z.coerce.number().int().min(0).max(1_000_000).default(1666),
  from: z.coerce.number().int().min(0).default(0), // the first round, to go on where a run was cut off
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { messages: text, seed: text, from: text } });
  const read = wishSchema.safeParse(values);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`--${String(issue?.path[0])}: ${issue?.message ?? ''}`);
  }
  const { messages, seconds, wrongs, memoryMb } = await run({ ...read.data, told: say });
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
