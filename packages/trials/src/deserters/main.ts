/**
 * npm run deserters -- --games N [--from K] [--seed S]
 *
 * Plays games K to K + N - 1 of a seed, from which up to all but one player go at random moments. Prints each game
 * that did not end by the rules, how far it is now and then, and at the end what all came to; exits with 1 where
 * one did not end. A run that was cut short goes on with --from.
 */
import { UsageError, optionsOf } from '@great-fire/game/command-line';
import * as z from 'zod';
import { playDeserted } from './play-deserted';
import type { Deserted } from './play-deserted';
import { sumOf } from './sum';

const EVERY = 50;
const wishSchema = z.object({
  games: z.coerce.number().int().min(1).max(1_000_000).default(20),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1),
  seed: z.string().min(1).max(100).default('deserters'),
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { games, from, seed } = optionsOf(wishSchema);
  const ended: Deserted[] = [];
  let wrong = 0;
  for (let number = from; number < from + games; number += 1) {
    const name = `${seed}-${String(number)}`;
    try {
      ended.push(await playDeserted(name));
    } catch (error) {
      wrong += 1;
      print(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    if ((number - from + 1) % EVERY === 0)
      print(`to ${name}: ${String(ended.length)} ended, ${String(wrong)} did not`);
  }
  print(`${String(ended.length)} games ended by the rules, ${String(wrong)} did not\n${sumOf(ended)}`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`deserters: ${error instanceof UsageError ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
