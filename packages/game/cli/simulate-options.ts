/** Command-line options of `simulate`. */
import * as z from 'zod';
import { GAME_FLAGS } from './game-options';
import { parseOptions, UsageError } from './args';

const simulateSchema = z.object({
  games: z.coerce.number().int().min(1).max(10_000_000).describe('number of games'),
  players: z.coerce
    .number()
    .refine((players): players is 3 | 4 | 5 | 6 => [3, 4, 5, 6].includes(players), 'must be 3, 4, 5 or 6')
    .describe('3 to 6'),
  seed: z.string().min(1).max(100).describe('seed of the games'),
  out: z.string().min(1).optional().describe('folder of the records; -: standard output, as JSONL'),
  ...GAME_FLAGS,
  'random-variants': z.boolean().default(false).describe('draws the variants of each game'),
  check: z.boolean().default(false).describe('writes no files, and verifies each game instead'),
  json: z.boolean().default(false).describe('prints the counts as JSON'),
});

/** Reads the options of `simulate`. @throws UsageError naming the invalid option */
export function parseSimulateOptions(): z.infer<typeof simulateSchema> {
  const options = parseOptions(simulateSchema, {
    command: 'npm run rules:simulate',
    summary: 'Plays games between simulated players, and writes or verifies their records.',
  });
  if (options.out === undefined && !options.check) throw new UsageError('--out: is missing (or say --check)');
  if (options.out === '-' && options.json) throw new UsageError('--json: standard output holds the records');
  return options;
}
