/**
 * npm run beside-bots -- [--pairs N] [--seconds N] [--tables N] [--bots N] [--level LEVEL]: how long people's moves take while
 * others play against bots at so many tables, and while nobody does (docs/bots.md).
 */
import { optionsOf } from '@great-fire/game/command-line';
import { OFFERED_LEVELS } from '@great-fire/protocol';
import * as z from 'zod';
import { comparePairs } from '../honest/pairs';
import { stopwatch } from '../stopwatch';
import { BotTables } from './bot-tables';

const GOAL = 1.5;

const wishSchema = z.object({
  pairs: z.coerce.number().int().min(1).max(100).default(5),
  seconds: z.coerce.number().int().min(5).max(600).default(30),
  tables: z.coerce.number().int().min(1).max(20).default(6),
  bots: z.coerce.number().int().min(1).max(200).default(20),
  level: z.enum(OFFERED_LEVELS).default('merchant'),
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { bots, level, ...wish } = optionsOf(wishSchema);
  const ratio = await comparePairs({ ...wish, limits: 'off', told: say }, async (url) => {
    const elapsed = stopwatch();
    const tables = await BotTables.start(url, bots, level);
    return {
      stop: async () => {
        const steps = await tables.stop();
        const seconds = elapsed() / 1000;
        return `bots: ${(steps / seconds).toFixed(1)} steps a second at ${String(bots)} tables`;
      },
    };
  });
  say(`median of the ratios ${ratio.toFixed(2)}, goal ${String(GOAL)}`);
  if (ratio > GOAL) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
