/**
 * Command line of the abandonment test. `npm run test:abandonment -- --help` lists the options.
 *
 * Plays games K to K + N - 1 of a seed. In each game, up to all but one player leave at random moments. Prints the
 * progress, each game that did not end by the rules, and a summary. Exits with 1 if a game did not end by the rules.
 * Continue an interrupted run with --from.
 */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { playAbandonedGame, type AbandonedGame } from './play-game';
import { summarize } from './summary';

const PROGRESS_INTERVAL = 50;
const optionsSchema = z.object({
  games: z.coerce.number().int().min(1).max(1_000_000).default(20).describe('number of games'),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('first game of the seed'),
  seed: z.string().min(1).max(100).default('abandonment').describe('seed of the games'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:abandonment',
    summary: 'Plays games that up to all but one player leave, and checks how they end.',
  });
  const { games, from, seed, json } = options;
  const print = createPrint(json);
  const finished: AbandonedGame[] = [];
  let failed = 0;
  for (let number = from; number < from + games; number += 1) {
    const name = `${seed}-${String(number)}`;
    try {
      finished.push(await playAbandonedGame(name));
    } catch (error) {
      failed += 1;
      print(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    if ((number - from + 1) % PROGRESS_INTERVAL === 0)
      print(`to ${name}: ${String(finished.length)} ended, ${String(failed)} did not`);
  }
  print(
    `${String(finished.length)} games ended by the rules, ${String(failed)} did not\n${summarize(finished)}`,
  );
  reportResult('abandonment', options, { ended: finished.length, failed });
  return failed === 0 ? 0 : 1;
}

runCommand('test:abandonment', main);
