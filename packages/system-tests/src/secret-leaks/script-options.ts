/** The options of both leak tests that select their games. */
import type { PlayerCount } from '@great-fire/game';
import * as z from 'zod';
import { makeCommandScript } from './command-script';
import { makeScript, truncate, type Script } from './script';

export const SCRIPT_OPTIONS = {
  games: z.coerce.number().int().min(1).max(1_000_000).default(20).describe('number of games'),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('first game of the seed'),
  seed: z.string().min(1).max(100).default('leaks').describe('seed of the games'),
  decisions: z.coerce.number().int().min(1).optional().describe('moves of each game; left out: all'),
  'moves-only': z.boolean().default(false).describe('no table commands: moves and read requests only'),
};

interface ScriptOptions {
  readonly seed: string;
  readonly decisions?: number | undefined;
  readonly 'moves-only': boolean;
}

/** Returns the script of a game. Its number determines the players, 3 to 6 in turn, and its name the variants. */
export function selectScript(
  { seed, decisions, 'moves-only': isMovesOnly }: ScriptOptions,
  number: number,
): Script {
  const players = (3 + (number % 4)) as PlayerCount;
  const script = (isMovesOnly ? makeScript : makeCommandScript)(`${seed}-${String(number)}`, players);
  return decisions === undefined ? script : truncate(script, decisions);
}
