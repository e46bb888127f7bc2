/**
 * Command line of the bot load test.
 * `npm run test:bot-load -- --help` lists the options.
 *
 * Compares the round trip of people's moves at N tables with and without games against bots (docs/bots.md).
 */
import { parseOptions } from '@great-fire/game/cli-options';
import { OFFERED_LEVELS } from '@great-fire/protocol';
import * as z from 'zod';
import { comparePairs } from '../lib/paired-runs';
import { createPrint, printJson } from '@great-fire/testkit/report';
import { stopwatch } from '../lib/stopwatch';
import { BotTables } from './bot-tables';

const MAX_RATIO = 1.5;

const optionsSchema = z.object({
  pairs: z.coerce.number().int().min(1).max(100).default(5).describe('pairs of runs, with and without bots'),
  seconds: z.coerce.number().int().min(5).max(600).default(30).describe('length of a run'),
  tables: z.coerce.number().int().min(1).max(20).default(6).describe('tables of people'),
  bots: z.coerce.number().int().min(1).max(200).default(20).describe('tables with bots'),
  json: z.boolean().default(false).describe('prints the result as JSON'),
  level: z.enum(OFFERED_LEVELS).default('merchant').describe('level of the bots'),
});

async function main(): Promise<void> {
  const { bots, level, json, ...options } = parseOptions(optionsSchema, ['json'], undefined, {
    command: 'npm run test:bot-load',
    summary: 'Compares the round trip of people’s moves with and without games against bots.',
  });
  const print = createPrint(json);
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
  if (json) printJson('bot-load', { bots, level, ...options }, { medianRatio: ratio, goal: MAX_RATIO });
  if (ratio > MAX_RATIO) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
