/**
 * npm run deserters -- --games N [--from K] [--seed S]
 *
 * Plays games K to K + N - 1 of a seed, from which up to all but one player go at random moments. Prints each game
 * that did not end by the rules, how far it is now and then, and at the end what all came to; exits with 1 where
 * one did not end. A run that was cut short goes on with --from.
 */
import { UsageError, parseOptions } from '@great-fire/game/cli-options';
import * as z from 'zod';
import { playAbandonedGame } from './play-game';
import type { AbandonedGame } from './play-game';
import { summarize } from './summary';

const PROGRESS_INTERVAL = 50;
const optionsSchema = z.object({
  games: z.coerce.number().int().min(1).max(1_000_000).default(20),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1),
  seed: z.string().min(1).max(100).default('deserters'),
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { games, from, seed } = parseOptions(optionsSchema);
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
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`deserters: ${error instanceof UsageError ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
