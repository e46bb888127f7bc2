/** Command-line options of the arena. */
import * as z from 'zod';
import { GAME_FLAGS } from '@great-fire/game/cli-game-options';
import { parseOptions } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS } from '@great-fire/testkit/report';
import { BOT_LEVELS } from '../src/index';

const levelsSchema = z.array(z.enum(BOT_LEVELS)).min(3, 'a table has 3 to 6').max(6, 'a table has 3 to 6');

const optionsSchema = z.object({
  seats: z
    .string()
    .default('alderman,merchant,merchant,merchant')
    .transform((text) => text.split(','))
    .pipe(levelsSchema)
    .describe(`levels by seat, before they rotate: ${BOT_LEVELS.join(', ')}`),
  games: z.coerce.number().int().min(1).default(60).describe('number of games, rounded up to whole deals'),
  seed: z.string().min(1).default('arena').describe('seed of the deals'),
  out: z.string().optional().describe('file of the outcomes, which a later run continues'),
  'search-ms': z.coerce
    .number()
    .min(0)
    .optional()
    .describe('processor time for a decision of a Lord Mayor; default: as long as it takes'),
  'random-variants': z.boolean().default(false).describe('draws the options of each deal'),
  ...GAME_FLAGS,
  ...REPORT_OPTIONS,
});
export type ArenaOptions = z.infer<typeof optionsSchema>;

/** Parses the command line. @throws UsageError naming the invalid option */
export const parseArenaOptions = (): ArenaOptions =>
  parseOptions(optionsSchema, {
    command: 'npm run bots:arena',
    summary: 'Plays games between bots, and prints the share of wins of each level.',
  });
