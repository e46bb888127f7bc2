/** Games played by chance on the rules themselves, for the gallery: every position in it is a real one. */
import { legalActions, readPosition, viewFor } from '@great-fire/game';
import type { Action, GameEvent, GameState } from '@great-fire/game';
import type { LocalGame } from '../local/local-game';
import { after, dealt, logFor, MINUTE } from '../local/local-game';

export { after, dealt, logFor, MINUTE };
export type { LocalGame as Played };

/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A position written as text, and the game after some actions from it, each of the seat that is awaited. */
export function playedFrom(text: string, actions: readonly Action[] = []): LocalGame {
  const start: LocalGame = { state: readPosition(text), before: [], moves: [] };
  const { number: turn, seat } = start.state.turn;
  const played = actions.reduce((now, action) => after(now, now.state.turn.seat, action), start);
  const [first, ...rest] = played.moves;
  if (first === undefined || turn === 0) return played;
  const began: GameEvent = { type: 'turn-began', seat, turn };
  return { ...played, moves: [{ ...first, events: [began, ...first.events] }, ...rest] };
}

/** One legal action by chance; ends its actions rather than walking to and fro. */
function anyAction(state: GameState, draw: () => number): Action {
  const view = viewFor(state, state.turn.seat);
  const legal = legalActions(view).filter(({ type }) => type !== 'undo');
  const wanted = legal.filter(({ type }) => type === 'put-out' || type === 'demolish');
  const end = legal.find(({ type }) => type === 'end-actions');
  if (end !== undefined && wanted.length === 0 && draw() < 0.3) return end;
  const pool = wanted.length > 0 ? wanted : legal;
  const action = pool[Math.floor(draw() * pool.length)];
  if (action === undefined) throw new Error(`No legal action in ${state.turn.step}`);
  return action;
}

/** A player by chance: gives the game after one more move, or as it is once it is over. */
export function playOne(seed: number): (played: LocalGame) => LocalGame {
  const draw = chance(seed);
  return (played) =>
    played.state.turn.step === 'over'
      ? played
      : after(played, played.state.turn.seat, anyAction(played.state, draw));
}

/** Plays by chance until the position is one that is looked for. Throws when the game ends before. */
export function playUntil(from: LocalGame, seed: number, isFound: (state: GameState) => boolean): LocalGame {
  const draw = chance(seed);
  let played = from;
  while (!isFound(played.state)) {
    if (played.state.turn.step === 'over') throw new Error('The game ended before such a position');
    played = after(played, played.state.turn.seat, anyAction(played.state, draw));
  }
  return played;
}
