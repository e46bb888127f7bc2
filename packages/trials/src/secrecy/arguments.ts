/** What `npm run secrecy` reads from its command line. */
import { parseArgs } from 'node:util';
import { z } from 'zod';

const schema = z.object({
  games: z.coerce.number().int().min(1).max(1_000_000).default(20),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1),
  seed: z.string().min(1).max(100).default('secrecy'),
  over: z.enum(['send', 'wire']).default('send'),
  decisions: z.coerce.number().int().min(1).optional(), // how many of each game; left out: all
  storage: z.enum(['sqlite', 'postgres']).default('sqlite'), // postgres: two servers, over the wire
});

/** A command line that cannot be obeyed; the message says which option and why. */
export class UsageError extends Error {}

/** @throws UsageError naming the option */
export function secrecyOptions(argv: readonly string[]): z.infer<typeof schema> {
  const text = { type: 'string' } as const;
  const options = { games: text, from: text, seed: text, over: text, storage: text, decisions: text };
  let values: unknown;
  try {
    values = parseArgs({ args: [...argv], options, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const parsed = schema.safeParse(values);
  if (parsed.success && parsed.data.storage === 'postgres' && parsed.data.over === 'send')
    throw new UsageError('--storage: postgres is for --over wire');
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UsageError(`--${issue?.path.join('.') ?? '?'}: ${issue?.message ?? 'wrong'}`);
}
