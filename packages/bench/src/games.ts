/** The games that are replayed: simulated before any clock runs, the same in every run. */
import { STANDARD } from '@great-fire/game';
import type { GameOptions, Played, Players } from '@great-fire/game';
import { playGame, seedOf } from '@great-fire/game/testing';

export interface Game {
  readonly players: Players;
  readonly options: GameOptions;
  readonly seed: string; // the whole deal: its seats add nothing
  readonly moves: readonly Played[];
}

const games = new Map<string, Game>();

/** The game of this number, by players of mixed habits; it is simulated once. */
export function gameOf(players: Players, number: number, options: GameOptions = STANDARD): Game {
  const name = `bench ${String(players)} ${String(options.cones)} ${String(number)}`;
  const known = games.get(name);
  if (known !== undefined) return known;
  const seed = seedOf(name);
  const game = { players, options, seed, moves: playGame(players, options, seed).log };
  games.set(name, game);
  return game;
}
