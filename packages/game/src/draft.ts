/** A state that the rules may change: each decision is made on a copy of its own. */
import { byDistrict } from './board/board';
import type { DistrictState, Draft, GameState } from './state';

/**
 * A copy of all that a decision can change; `state` stays as it is. The rest is shared: rules, result and what
 * `undo` keeps are replaced as a whole, never changed.
 */
export function draftOf(state: GameState): Draft<GameState> {
  const { districts, secret } = state;
  return {
    ...state,
    districts: byDistrict((id) => ({ ...districts[id], houses: [...districts[id].houses] })),
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

/** The state that a draft has become, with every district that it left as it was shared with `before`. */
export function settled(before: GameState, draft: Draft<GameState>): GameState {
  const districts = byDistrict((id) => {
    const [was, is] = [before.districts[id], draft.districts[id]];
    return isSame(was, is) ? was : is;
  });
  return { ...draft, districts };
}

function isSame(was: DistrictState, is: DistrictState): boolean {
  return (
    was.cones === is.cones &&
    was.bands === is.bands &&
    was.demolished === is.demolished &&
    was.token === is.token &&
    was.houses.length === is.houses.length &&
    was.houses.every((colour, place) => colour === is.houses[place])
  );
}
