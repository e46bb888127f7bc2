/** The rules on their own path: whole random games a second on one core. */
import type { Draft, GameState, Players } from '@great-fire/game';
import { STANDARD, applyListed, createGame } from '@great-fire/game';
import { randomAction, randomOf, seedOf } from '@great-fire/game/testing';

export interface EngineFigures {
  readonly players: Players;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly microsecondsPerDecision: number;
}

function playRandomGame(players: Players, seed: string): number {
  const draft = createGame({ players, options: STANDARD, seed }) as Draft<GameState>;
  const random = randomOf(seed);
  let decisions = 0;
  while (draft.result === null) {
    applyListed(draft, draft.turn.seat, randomAction(draft, random));
    decisions += 1;
  }
  return decisions;
}

const BATCH = 50;
const WARM_BATCHES = 50; // the compiler, whose time counts as well, is at it for some two thousand games

const seedsOf = (name: string): readonly string[] =>
  Array.from({ length: BATCH }, (_, game) => seedOf(`${name} ${String(game)}`));

/**
 * Plays random games for some seconds of processor time, after a warm-up. The clock is read, and seeds are made,
 * between batches: neither belongs to a game.
 */
export function measureEngine(players: Players, seconds: number): EngineFigures {
  for (let batch = 0; batch < WARM_BATCHES; batch += 1) {
    for (const seed of seedsOf(`warm ${String(batch)}`)) playRandomGame(players, seed);
  }
  let [games, decisions, time] = [0, 0, 0];
  while (time < seconds) {
    const seeds = seedsOf(`bench ${String(players)} ${String(games)}`);
    const start = process.cpuUsage();
    for (const seed of seeds) decisions += playRandomGame(players, seed);
    const { user, system } = process.cpuUsage(start);
    time += (user + system) / 1e6;
    games += BATCH;
  }
  return {
    players,
    gamesPerSecond: games / time,
    decisionsPerGame: decisions / games,
    microsecondsPerDecision: (time * 1e6) / decisions,
  };
}
