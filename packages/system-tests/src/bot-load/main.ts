/**
 * npm run beside-bots -- [--pairs N] [--seconds N] [--tables N] [--bots N] [--level LEVEL]: how long people's moves take while
 * others play against bots at so many tables, and while nobody does (docs/bots.md).
 */
import { parseOptions } from '@great-fire/game/cli-options';
import { OFFERED_LEVELS } from '@great-fire/protocol';
import * as z from 'zod';
import { comparePairs } from '../lib/paired-runs';
import { stopwatch } from '../lib/stopwatch';
import { BotTables } from './bot-tables';

const MAX_RATIO = 1.5;

const optionsSchema = z.object({
  pairs: z.coerce.number().int().min(1).max(100).default(5),
  seconds: z.coerce.number().int().min(5).max(600).default(30),
  tables: z.coerce.number().int().min(1).max(20).default(6),
  bots: z.coerce.number().int().min(1).max(200).default(20),
  level: z.enum(OFFERED_LEVELS).default('merchant'),
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { bots, level, ...options } = parseOptions(optionsSchema);
  const ratio = await comparePairs({ ...options, limits: 'off', log: print }, async (url) => {
    const elapsed = stopwatch();
    const botTables = await BotTables.start(url, bots, level);
    return {
      stop: async () => {
        const moves = await botTables.stop();
        const seconds = elapsed() / 1000;
        return `bots: ${(moves / seconds).toFixed(1)} steps a second at ${String(bots)} tables`;
      },
    };
  });
  print(`median of the ratios ${ratio.toFixed(2)}, goal ${String(MAX_RATIO)}`);
  if (ratio > MAX_RATIO) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
