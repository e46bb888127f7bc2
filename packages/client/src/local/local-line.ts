/** Stands where the line to a server stands elsewhere: takes the viewer's actions and lets the others answer. */
import { check } from '@great-fire/game';
import type { Action, Seat } from '@great-fire/game';
import type { MoveAnswer } from '../connection/outbox';
import type { LocalGame } from './local-game';
import { after } from './local-game';

/** What the seat on turn does, or null: nobody answers any more. */
export type Neighbours = (game: LocalGame) => Action | null;

export interface LocalLine {
  readonly viewer: Seat;
  readonly game: () => LocalGame; // now
  readonly subscribe: (changed: () => void) => () => void;
  readonly act: (action: Action) => Promise<MoveAnswer>;
}

/** A game that the viewer plays on from `start`, against these neighbours. */
export function openLocalLine(start: LocalGame, viewer: Seat, neighbours: Neighbours): LocalLine {
  let game = start;
  const listeners = new Set<() => void>();
  const answer = () => {
    while (game.state.turn.seat !== viewer && game.state.turn.step !== 'over') {
      const action = neighbours(game);
      if (action === null) return;
      game = after(game, game.state.turn.seat, action);
    }
  };
  return {
    viewer,
    game: () => game,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    act: (action) => {
      const refusal = check(game.state, viewer, action);
      if (refusal !== null)
        return Promise.resolve({ ok: false, code: 'rule-refused', message: '', ...refusal });
      game = after(game, viewer, action);
      const stateId = game.moves.length;
      answer();
      for (const changed of listeners) changed();
      return Promise.resolve({ ok: true, stateId });
    },
  };
}
