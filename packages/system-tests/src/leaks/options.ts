/** What `npm run secrecy` reads from its command line. */
import { parseOptions, UsageError } from '@great-fire/game/cli-options';
import * as z from 'zod';

const optionsSchema = z.object({
  games: z.coerce.number().int().min(1).max(1_000_000).default(20),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1),
  seed: z.string().min(1).max(100).default('secrecy'),
  over: z.enum(['send', 'wire']).default('send'),
  decisions: z.coerce.number().int().min(1).optional(), // how many of each game; left out: all
  plain: z.boolean().default(false), // moves alone, and nothing asked of all
  late: z.boolean().default(false), // who watches with a delay, in place of second worlds
  storage: z.enum(['sqlite', 'postgres']).default('sqlite'), // postgres: two servers, over the wire
});

/** @throws UsageError naming the option */
export function parseLeakOptions(): z.infer<typeof optionsSchema> {
  const options = parseOptions(optionsSchema, ['plain', 'late']);
  if (options.storage === 'postgres' && options.over === 'send')
    throw new UsageError('--storage: postgres is for --over wire');
  return options;
}
