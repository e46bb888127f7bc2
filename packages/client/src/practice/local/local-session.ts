/** A session without a server: applies the viewer's actions and lets the opponents answer. */
import { checkAction } from '@great-fire/game';
import type { Action, Seat } from '@great-fire/game';
import type { MoveAnswer } from '../../live/outbox';
import type { LocalGame } from './local-game';
import { playAction } from './local-game';

/** Returns the action of the seat on turn; null: no further answers. */
export type OpponentPolicy = (game: LocalGame) => Action | null;

export interface LocalSession {
  readonly viewer: Seat;
  readonly game: () => LocalGame; // current
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (action: Action) => Promise<MoveAnswer>;
}

/** Creates a session that starts from `initialGame`. */
export function createLocalSession(
  initialGame: LocalGame,
  viewer: Seat,
  opponentPolicy: OpponentPolicy,
): LocalSession {
  let game = initialGame;
  const listeners = new Set<() => void>();
  const playOpponents = () => {
    while (game.state.turn.seat !== viewer && game.state.turn.step !== 'over') {
      const action = opponentPolicy(game);
      if (action === null) return;
      game = playAction(game, game.state.turn.seat, action);
    }
  };
  return {
    viewer,
    game: () => game,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    act: (action) => {
      const refusal = checkAction(game.state, viewer, action);
      if (refusal !== null)
        return Promise.resolve({ ok: false, code: 'illegal-move', message: '', ...refusal });
      game = playAction(game, viewer, action);
      const stateId = game.moves.length;
      playOpponents();
      for (const listener of listeners) listener();
      return Promise.resolve({ ok: true, stateId });
    },
  };
}
