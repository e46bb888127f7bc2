/** Random games by the real rules, so that every gallery position is reachable. */
import { legalActions, viewFor, type Action, type GameEvent, type GameState } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { type LocalGame, keepHands, playAction, dealGame, logFor, LOG_STEP_MS } from '../practice/local-game';

export { keepHands, playAction, dealGame, logFor, LOG_STEP_MS };
export type { LocalGame as Played };

/** Returns a seeded generator of numbers in [0, 1). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns the game after the actions, starting from a position in board notation. Each action belongs to the seat on
 * turn.
 */
export function gameFromNotation(text: string, actions: readonly Action[] = []): LocalGame {
  const start: LocalGame = { state: readPosition(text), previousStates: [], moves: [] };
  const { number: turn, seat } = start.state.turn;
  const result = actions.reduce((game, action) => playAction(game, game.state.turn.seat, action), start);
  const [first, ...rest] = result.moves;
  if (first === undefined || turn === 0) return result;
  const began: GameEvent = { type: 'turn-began', seat, turn };
  return { ...result, moves: [{ ...first, events: [began, ...first.events] }, ...rest] };
}

/** Returns a random legal action. Often ends the actions step instead of moving back and forth. */
function pickRandomAction(state: GameState, random: () => number): Action {
  const view = viewFor(state, state.turn.seat);
  const legal = legalActions(view).filter(({ type }) => type !== 'undo');
  const preferred = legal.filter(({ type }) => type === 'put-out' || type === 'demolish');
  const end = legal.find(({ type }) => type === 'end-actions');
  if (end !== undefined && preferred.length === 0 && random() < 0.3) return end;
  const pool = preferred.length > 0 ? preferred : legal;
  const action = pool[Math.floor(random() * pool.length)];
  if (action === undefined) throw new Error(`No legal action in ${state.turn.step}`);
  return action;
}

/**
 * Creates a random player: a function that returns the game after one more move. A finished game is returned
 * unchanged.
 */
export function createRandomPlayer(seed: number): (game: LocalGame) => LocalGame {
  const random = seededRandom(seed);
  return (game) =>
    game.state.turn.step === 'over'
      ? game
      : playAction(game, game.state.turn.seat, pickRandomAction(game.state, random));
}

/**
 * Plays random moves until `isReached` accepts the state.
 *
 * @throws Error if the game ends first
 */
export function playUntil(
  start: LocalGame,
  seed: number,
  isReached: (state: GameState) => boolean,
): LocalGame {
  const random = seededRandom(seed);
  let game = start;
  while (!isReached(game.state)) {
    if (game.state.turn.step === 'over') throw new Error('The game ended before such a position');
    game = playAction(game, game.state.turn.seat, pickRandomAction(game.state, random));
  }
  return game;
}
