/** Computes the table state after a move and after a takeback. */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { startClock, stopClock, switchTurn } from './clock';
import {
  withClockAndVote,
  isBotControlled,
  withAbsence,
  withoutProposals,
  type TableContext,
} from './table-state';

/** The active seat after a move. */
export interface NextTurn {
  readonly seat: Seat | null; // null: the game is over
  readonly isNewTurn: boolean;
}

/**
 * Returns the table state after a move of the active seat. The version stays, because versions count only table
 * transitions.
 */
export function afterMove(
  previous: TableState,
  context: TableContext,
  { seat, isNewTurn }: NextTurn,
): TableState {
  // A takeback proposal refers to the state before the move.
  const state = withoutProposals(previous, 'takeback');
  const { clock } = state;
  if (seat === null) {
    const stoppedClock = { ...stopClock(clock, context.at), activeSeat: null };
    return { ...state, clock: stoppedClock, vote: null, proposals: [] };
  }
  if (!isNewTurn) return state.vote === null ? state : withClockAndVote(state, context);
  const released = clock.activeSeat === null ? state : endBotTurn(state, clock.activeSeat);
  return withClockAndVote(
    { ...released, clock: switchTurn(context.timeControl, clock, seat, context.at) },
    context,
  );
}

/**
 * Returns the table state after a takeback, with `seat` active and a new turn time. The banks keep the time that was
 * spent. The version stays, as after a move.
 */
export function afterTakeback(previous: TableState, context: TableContext, seat: Seat): TableState {
  const state = {
    ...withoutProposals(previous, 'takeback'),
    takebacks: previous.takebacks + 1,
    clock: stopClock(previous.clock, context.at),
  };
  const released = previous.clock.activeSeat === null ? state : endBotTurn(state, previous.clock.activeSeat);
  return withClockAndVote(
    { ...released, clock: startClock(context.timeControl, released.clock, seat, context.at) },
    context,
  );
}

/** Returns the seat that a stand-in bot releases with this move because its one turn is over, or null. */
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
