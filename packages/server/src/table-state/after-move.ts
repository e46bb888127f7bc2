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
  const state = previous.takebackProposal === null ? previous : { ...previous, takebackProposal: null };
  const { clock } = state;
  if (seat === null) {
    const stoppedClock = { ...stopClock(clock, context.at), activeSeat: null };
    return { ...state, clock: stoppedClock, vote: null, pauseProposal: null, abortProposal: null };
  }
  if (!isNewTurn) return state.vote === null ? state : withClockForActiveSeat(state, context);
  const released = clock.activeSeat === null ? state : endBotTurn(state, clock.activeSeat);
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
  const state = { ...previous, takebackProposal: null, clock: stopClock(previous.clock, context.at) };
  const released = previous.clock.activeSeat === null ? state : endBotTurn(state, previous.clock.activeSeat);
  return withClockForActiveSeat(
    { ...released, clock: startClock(context.timeControl, released.clock, seat, context.at) },
    context,
  );
}

/** Whether a bot that played a seat for one turn has done so with this move. */
export function releasedSeat(previous: TableState, next: TableState): Seat | null {
  const { activeSeat } = previous.clock;
  return activeSeat !== null && isBotControlled(previous, activeSeat) && !isBotControlled(next, activeSeat)
    ? activeSeat
    : null;
}

function endBotTurn(state: TableState, seat: Seat): TableState {
  const absence = state.absences[seat] ?? null;
  if (absence?.standIn !== 'turn') return state;
  return withAbsence(state, seat, absence.isOpen ? { ...absence, standIn: 'none' } : null);
}
