/** What the commands read from their command lines. */
import { parseArgs } from 'node:util';
import * as z from 'zod';

const simulateSchema = z.object({
  games: z.coerce.number().int().min(1).max(10_000_000),
  players: z.coerce
    .number()
    .refine((players): players is 3 | 4 | 5 | 6 => [3, 4, 5, 6].includes(players), 'must be 3, 4, 5 or 6'),
  seed: z.string().min(1).max(100),
  out: z.string().min(1).optional(),
  'hidden-colours': z.boolean().default(false),
  'more-destruction': z.boolean().default(false),
  cones: z.enum(['65', '100']).default('65'),
  'any-variant': z.boolean().default(false),
  check: z.boolean().default(false),
});

/** A command line that cannot be obeyed; the message says which option and why. */
export class UsageError extends Error {}

/** The options of `simulate`. @throws UsageError naming the option. */
export function simulateOptions(argv: readonly string[]): z.infer<typeof simulateSchema> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    games: text,
    players: text,
    seed: text,
    out: text,
    cones: text,
    'hidden-colours': flag,
    'more-destruction': flag,
    'any-variant': flag,
    check: flag,
  };
  let values: unknown;
  try {
    values = parseArgs({ args: [...argv], options, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const parsed = simulateSchema.safeParse(values);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new UsageError(`--${issue?.path.join('.') ?? '?'}: ${issue?.message ?? 'wrong'}`);
  }
  if (parsed.data.out === undefined && !parsed.data.check)
    throw new UsageError('--out: is missing (or say --check)');
  return parsed.data;
}

/** Ends the command with one line on the standard error and this exit code. */
export function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
