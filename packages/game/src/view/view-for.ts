/** SEC: the allow-list. What is not named here is not sent. */
import type { GameState, PublicState, Seat } from '../state';
import type { OwnSecrets, PlayerView } from './view';

/** The game as a seat, or a spectator (null), may see it. @source SEC-1 to SEC-8 */
export function viewFor(state: GameState, viewer: Seat | null): PlayerView {
  return { ...publicView(state), viewer, own: viewer === null ? null : ownSecrets(state, viewer) };
}

/** What lies open for all, field by field. @source SEC-7, SEC-8 */
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

/** What the owner of a seat knows beside it. @source SEC-1 to SEC-4 */
export function ownSecrets({ secret }: GameState, seat: Seat): OwnSecrets | null {
  const colour = secret.colours[seat];
  const hand = secret.hands[seat];
  const objectives = secret.objectives[seat];
  const tokens = secret.tokens[seat];
  if (!colour || !hand || !objectives || !tokens) return null;
  return { colour, hand, objectives, tokens };
}
