/** What a move does to the conduct of its table, and what taking back does. */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { startClock, stopClock, switchTurn } from './clock';
import { withClockForActiveSeat, isBotControlled, withAbsence } from './table-state';
import type { TableContext } from './table-state';

/** Who is awaited after a move. */
export interface NextTurn {
  readonly seat: Seat | null; // null: the game is over
  readonly isNewTurn: boolean;
}

/** The conduct after a move of the seat that was awaited. The version stays: nothing was decided beside the moves. */
export function afterMove(
  previous: TableState,
  context: TableContext,
  { seat, isNewTurn }: NextTurn,
): TableState {
  // What was asked was asked of the game as it stood.
  const state = previous.takeBackAsked === null ? previous : { ...previous, takeBackAsked: null };
  const { clock } = state;
  if (seat === null) {
    const stoppedClock = { ...stopClock(clock, context.at), seat: null };
    return { ...state, clock: stoppedClock, vote: null, pauseAsked: null, abortAsked: null };
  }
  if (!isNewTurn) return state.vote === null ? state : withClockForActiveSeat(state, context);
  const released = clock.seat === null ? state : endBotTurn(state, clock.seat);
  return withClockForActiveSeat(
    { ...released, clock: switchTurn(context.timeControl, clock, seat, context.at) },
    context,
  );
}

/**
 * The conduct after moves were taken back, with `seat` awaited again: its time begins anew. The banks stay as they
 * are, for the time was spent, whatever became of the moves. The version stays, as after a move.
 */
export function afterTakeback(previous: TableState, context: TableContext, seat: Seat): TableState {
  const state = { ...previous, takeBackAsked: null, clock: stopClock(previous.clock, context.at) };
  const released = previous.clock.seat === null ? state : endBotTurn(state, previous.clock.seat);
  return withClockForActiveSeat(
    { ...released, clock: startClock(context.timeControl, released.clock, seat, context.at) },
    context,
  );
}

/** Whether a bot that played a seat for one turn has done so with this move. */
export function releasedSeat(previous: TableState, next: TableState): Seat | null {
  const { seat } = previous.clock;
  return seat !== null && isBotControlled(previous, seat) && !isBotControlled(next, seat) ? seat : null;
}

function endBotTurn(state: TableState, seat: Seat): TableState {
  const absence = state.away[seat] ?? null;
  if (absence?.bot !== 'turn') return state;
  return withAbsence(state, seat, absence.isOpen ? { ...absence, bot: 'none' } : null);
}
