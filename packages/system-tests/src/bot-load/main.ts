/**
 * Command line of the bot load test.
 * `npm run test:bot-load -- --help` lists the options.
 *
 * Compares the round trip of people's moves at N tables with and without games against bots (docs/bots.md).
 */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { OFFERED_LEVELS } from '@great-fire/protocol';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { PAIR_OPTIONS, comparePairs } from '../lib/paired-runs';
import { stopwatch } from '../lib/stopwatch';
import { BotTables } from './bot-tables';

const MAX_RATIO = 1.5;

const optionsSchema = z.object({
  ...PAIR_OPTIONS,
  bots: z.coerce.number().int().min(1).max(200).default(20).describe('tables with bots'),
  level: z.enum(OFFERED_LEVELS).default('merchant').describe('level of the bots'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:bot-load',
    summary: 'Compares the round trip of people’s moves with and without games against bots.',
  });
  const { pairs, seconds, tables, bots, level, json } = options;
  const print = createPrint(json);
  const ratio = await comparePairs({ pairs, seconds, tables, limits: 'off', log: print }, async (url) => {
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
  reportResult('bot-load', options, { medianRatio: ratio, goal: MAX_RATIO });
  return ratio > MAX_RATIO ? 1 : 0;
}

runCommand('test:bot-load', main);
