/** Measures the rules alone: whole random games per second on one core. */
import {
  STANDARD_OPTIONS,
  applyUnchecked,
  createGame,
  type Draft,
  type GameState,
  type PlayerCount,
} from '@great-fire/game';
import { randomAction, seededRandom, seedFromName } from '@great-fire/game/testing';

export interface PlayoutResult {
  readonly players: PlayerCount;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly microsecondsPerDecision: number;
}

function playRandomGame(players: PlayerCount, seed: string): number {
  const draft = createGame({ players, options: STANDARD_OPTIONS, seed }) as Draft<GameState>;
  const random = seededRandom(seed);
  let decisions = 0;
  while (draft.result === null) {
    applyUnchecked(draft, draft.turn.seat, randomAction(draft, random));
    decisions += 1;
  }
  return decisions;
}

const BATCH_SIZE = 50;
const WARM_UP_BATCHES = 50; // warm-up: the JIT compiler, whose CPU time counts too, needs about 2,000 games

const makeSeeds = (name: string): readonly string[] =>
  Array.from({ length: BATCH_SIZE }, (_, game) => seedFromName(`${name} ${String(game)}`));

/**
 * Plays random games for some seconds of CPU time, after a warm-up. Seeds are generated between the measured batches,
 * and the clock is read only once per batch.
 */
export function measurePlayouts(players: PlayerCount, seconds: number): PlayoutResult {
  for (let batch = 0; batch < WARM_UP_BATCHES; batch += 1) {
    for (const seed of makeSeeds(`warm ${String(batch)}`)) playRandomGame(players, seed);
  }
  let [games, decisions, cpuSeconds] = [0, 0, 0];
  while (cpuSeconds < seconds) {
    const seeds = makeSeeds(`bench ${String(players)} ${String(games)}`);
    const start = process.cpuUsage();
    for (const seed of seeds) decisions += playRandomGame(players, seed);
    const { user, system } = process.cpuUsage(start);
    cpuSeconds += (user + system) / 1e6;
    games += BATCH_SIZE;
  }
  return {
    players,
    gamesPerSecond: games / cpuSeconds,
    decisionsPerGame: decisions / games,
    microsecondsPerDecision: (cpuSeconds * 1e6) / decisions,
  };
}
