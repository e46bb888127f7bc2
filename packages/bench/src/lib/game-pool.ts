/** The games that are replayed: simulated before any clock runs, the same in every run. */
import { STANDARD_OPTIONS } from '@great-fire/game';
import type { GameOptions, Decision, PlayerCount } from '@great-fire/game';
import { simulateGame, seedFromName } from '@great-fire/game/testing';

export interface RecordedGame {
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly seed: string; // the whole deal: its seats add nothing
  readonly moves: readonly Decision[];
}

const games = new Map<string, RecordedGame>();

/** The game of this number, by players of mixed habits; it is simulated once. */
export function getPooledGame(
  players: PlayerCount,
  number: number,
  options: GameOptions = STANDARD_OPTIONS,
): RecordedGame {
  const name = `bench ${String(players)} ${String(options.cones)} ${String(number)}`;
  const cached = games.get(name);
  if (cached !== undefined) return cached;
  const seed = seedFromName(name);
  const game = { players, options, seed, moves: simulateGame(players, options, seed).log };
  games.set(name, game);
  return game;
}
