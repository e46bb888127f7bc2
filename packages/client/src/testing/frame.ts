import { type Seat, viewFor } from '@great-fire/game';
import type { Frame } from '@great-fire/protocol';
import type { Played } from '../gallery/random-play';

/** Returns the frame that a server sends to a seat of a game. */
export const frameFor = ({ moves, state }: Played, seat: Seat): Frame => ({
  stateId: moves.length,
  view: viewFor(state, seat),
  ctx: {
    numPlayers: state.seats.length,
    turn: state.turn.number,
    currentPlayer: String(state.turn.seat),
    playOrder: state.seats.map((_, each) => String(each)),
    playOrderPos: state.turn.seat,
    phase: 'play',
    activePlayers: { [String(state.turn.seat)]: state.turn.step },
  },
});
