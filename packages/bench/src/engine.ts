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

/** Plays random games for some seconds of processor time, after a warm-up of 300. */
export function measureEngine(players: Players, seconds: number): EngineFigures {
  for (let game = 0; game < 300; game += 1) playRandomGame(players, seedOf(`warm ${game}`));
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  let games = 0;
  let decisions = 0;
  while (spent() < seconds) {
    decisions += playRandomGame(players, seedOf(`bench ${players} ${games}`));
    games += 1;
  }
  const time = spent();
  return {
    players,
    gamesPerSecond: games / time,
    decisionsPerGame: decisions / games,
    microsecondsPerDecision: (time * 1e6) / decisions,
  };
}
