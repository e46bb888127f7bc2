/** Measures boardgame.io's reducer beside the server's own path, `applyToMatchState`, on the same moves. */
import { createGreatFire } from '@great-fire/game/boardgame.io';
import { ENGINE } from '@great-fire/game/engine';
import { applyToMatchState, createMatchState } from '@great-fire/game/match';
import type { GameState } from '@great-fire/game';
import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { cpuUs } from '../lib/cpu-us';
import { getPooledGame } from '../lib/game-pool';
import type { RecordedGame } from '../lib/game-pool';

const PLAYERS = 4;
const GAMES = 30;
const WARM_UP_GAMES = 10;

export interface ReducerCostResult {
  readonly moves: number;
  readonly reducerUs: number; // for each move
  readonly directUs: number; // for each move
  readonly ratio: number; // of the two
}

/** Plays each game once by each path, in turns. */
export function measureReducerCost(): ReducerCostResult {
  let [moves, reducerUs, directUs] = [0, 0, 0];
  for (let number = 0; number < GAMES; number += 1) {
    const game = getPooledGame(PLAYERS, number);
    const startUs = cpuUs();
    const reduced = playByReducer(game);
    const reducedUs = cpuUs();
    const played = playDirectly(game);
    const playedUs = cpuUs();
    if (JSON.stringify(reduced) !== JSON.stringify(played))
      throw new Error('The two paths end in different states');
    if (number < WARM_UP_GAMES) continue;
    reducerUs += reducedUs - startUs;
    directUs += playedUs - reducedUs;
    moves += game.moves.length;
  }
  return {
    moves,
    reducerUs: reducerUs / moves,
    directUs: directUs / moves,
    ratio: reducerUs / directUs,
  };
}

/** Plays a game as boardgame.io's server does. @returns the final state */
function playByReducer({ players, options, seed, moves }: RecordedGame): unknown {
  const game = createGreatFire({ seed }) as Game;
  const reducer = CreateGameReducer({ game });
  const move = (type: string, args: readonly object[], seat: number) =>
    ({
      type: 'MAKE_MOVE',
      payload: { type, args: [...args], playerID: String(seat), credentials: undefined },
    }) as const;
  let state = reducer(InitializeGame({ game, numPlayers: players, setupData: options }), move('deal', [], 0));
  for (const { seat, action } of moves) {
    const { type, ...choice } = action;
    state = reducer(state, move(type, [choice], seat));
  }
  return state.G;
}

/** Plays a game as the product's server does, without storage. @returns the final state */
function playDirectly({ players, options, seed, moves }: RecordedGame): GameState {
  let state = createMatchState(ENGINE, { players, options, seed });
  for (const { seat, action } of moves) state = applyToMatchState(ENGINE, state, seat, action).next;
  return state.game;
}
