/** A state that the rules may change: each decision is made on a copy of its own. */
import { byDistrict } from './board/board';
import type { Draft, GameState } from './state';

/**
 * A copy of all that a decision can change; `state` stays as it is. The rest is shared: rules, result, each
 * district and what `undo` keeps are replaced as a whole, never changed.
 */
export function draftOf(state: GameState): Draft<GameState> {
  const { districts, secret } = state;
  return {
    ...state,
    districts: byDistrict((id) => districts[id]),
    lost: { ...state.lost },
    seats: state.seats.map((seat) => ({ ...seat })),
    turn: { ...state.turn },
    discards: [...state.discards],
    stack: state.stack && { ...state.stack },
    undoable: state.undoable as Draft<GameState>['undoable'],
    result: state.result as Draft<GameState>['result'],
    secret: {
      ...secret,
      entropies: [...secret.entropies],
      colours: [...secret.colours],
      hands: secret.hands.map((hand) => [...hand]),
      objectives: secret.objectives.map((cards) => [...cards]),
      undealt: [...secret.undealt],
      tokens: secret.tokens.map((tokens) => [...tokens]),
      lying: { ...secret.lying },
      destroyed: { ...secret.destroyed },
      deck: [...secret.deck],
      unused: [...secret.unused],
      undo: [...secret.undo] as Draft<GameState>['secret']['undo'],
    },
  };
}
