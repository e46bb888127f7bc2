/** The games that the benchmarks replay. They are simulated before any measurement and are the same in every run. */
import {
  STANDARD_OPTIONS,
  createGame,
  isFiveIdentical,
  type GameOptions,
  type PlayerCount,
} from '@great-fire/game';
import type { Decision } from '@great-fire/game/record';
import { simulateGame, seedFromName } from '@great-fire/game/testing';

export interface RecordedGame {
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly seed: string; // determines the deal alone, without contributions
  readonly moves: readonly Decision[]; // the first ones, one for each seat, keep the opening hands
}

const games = new Map<string, RecordedGame>();

/**
 * Returns the game of this number, with players of mixed personas. Each game is simulated once. No hand has five
 * identical cards, so that the product, which answers for the hands at the start, makes the same first moves.
 */
export function getPooledGame(
  players: PlayerCount,
  number: number,
  options: GameOptions = STANDARD_OPTIONS,
): RecordedGame {
  const name = `bench ${String(players)} ${String(options.cones)} ${String(number)}`;
  const cached = games.get(name);
  if (cached !== undefined) return cached;
  const seed = findSeed(players, options, name);
  const game = { players, options, seed, moves: simulateGame(players, options, seed).log };
  games.set(name, game);
  return game;
}

function findSeed(players: PlayerCount, options: GameOptions, name: string): string {
  const seed = seedFromName(name);
  const { hands } = createGame({ players, options, seed }).secret;
  return hands.some(isFiveIdentical) ? findSeed(players, options, `${name} again`) : seed;
}
