/** Command line options of `npm run test:leaks`. */
import { parseOptions, UsageError } from '@great-fire/game/cli-options';
import * as z from 'zod';

const optionsSchema = z.object({
  games: z.coerce.number().int().min(1).max(1_000_000).default(20).describe('number of games'),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('first game of the seed'),
  seed: z.string().min(1).max(100).default('leaks').describe('seed of the games'),
  transport: z
    .enum(['in-process', 'network'])
    .default('in-process')
    .describe('where packets are recorded: in the send function, or from real sockets'),
  decisions: z.coerce.number().int().min(1).optional().describe('moves of each game; left out: all'),
  'moves-only': z.boolean().default(false).describe('no table commands: moves and read requests only'),
  delayed: z.boolean().default(false).describe('tests delayed spectators instead of second worlds'),
  storage: z
    .enum(['sqlite', 'postgres'])
    .default('sqlite')
    .describe('postgres: two servers, over the network'),
  json: z.boolean().default(false).describe('prints the totals as JSON'),
});

/** @throws UsageError naming the option */
export function parseLeakOptions(): z.infer<typeof optionsSchema> {
  const options = parseOptions(optionsSchema, ['moves-only', 'delayed', 'json'], undefined, {
    command: 'npm run test:leaks',
    summary: 'Plays each game in two worlds that differ in secrets, and compares all that a viewer receives.',
  });
  if (options.storage === 'postgres' && options.transport === 'in-process')
    throw new UsageError('--storage: postgres needs --transport network');
  return options;
}
