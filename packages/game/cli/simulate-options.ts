/** What the commands read from their command lines. */
import * as z from 'zod';
import { parseOptions, UsageError } from './args';

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

/** The options of `simulate`. @throws UsageError naming the option. */
export function parseSimulateOptions(argv: readonly string[]): z.infer<typeof simulateSchema> {
  const flags = ['hidden-colours', 'more-destruction', 'any-variant', 'check'] as const;
  const options = parseOptions(simulateSchema, flags, argv);
  if (options.out === undefined && !options.check) throw new UsageError('--out: is missing (or say --check)');
  return options;
}

/** Ends the command with one line on the standard error and this exit code. */
export function exitWithError(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
