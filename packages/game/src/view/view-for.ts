/** SEC: the allow-list of views. A field that is not listed here is never sent. */
import type { GameState, PublicState, Seat } from '../state';
import type { OwnSecrets, PlayerView } from './view';

/** Returns the view of a seat, or of a spectator (null). @source SEC-1 to SEC-8 */
export function viewFor(state: GameState, viewer: Seat | null): PlayerView {
  return { ...publicView(state), viewer, own: viewer === null ? null : ownSecrets(state, viewer) };
}

/** Copies the public state field by field. @source SEC-7, SEC-8 */
export function publicView(state: PublicState): PublicState {
  return {
    rules: state.rules,
    startSeat: state.startSeat,
    districts: state.districts,
    stock: state.stock,
    lost: state.lost,
    seats: state.seats,
    hero: state.hero,
    turn: state.turn,
    setupDone: state.setupDone,
    discards: state.discards,
    stack: state.stack,
    lastTurns: state.lastTurns,
    undoable: state.undoable,
    result: state.result,
  };
}

/**
 * Returns the secrets that only the owner of a seat may know, or null if there is no such seat. @source SEC-1 to SEC-4
 */
export function ownSecrets({ secret }: GameState, seat: Seat): OwnSecrets | null {
  const colour = secret.colours[seat];
  const hand = secret.hands[seat];
  const objectives = secret.objectives[seat];
  const tokens = secret.tokens[seat];
  if (!colour || !hand || !objectives || !tokens) return null;
  return { colour, hand, objectives, tokens };
}
