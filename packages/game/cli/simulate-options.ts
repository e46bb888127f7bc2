/** Command-line options of `simulate`. */
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
  'random-variants': z.boolean().default(false),
  check: z.boolean().default(false),
});

/** Reads the options of `simulate`. @throws UsageError naming the invalid option */
export function parseSimulateOptions(argv: readonly string[]): z.infer<typeof simulateSchema> {
  const flags = ['hidden-colours', 'more-destruction', 'random-variants', 'check'] as const;
  const options = parseOptions(simulateSchema, flags, argv);
  if (options.out === undefined && !options.check) throw new UsageError('--out: is missing (or say --check)');
  return options;
}

/** Prints the message to standard error and exits with this code. */
export function exitWithError(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
