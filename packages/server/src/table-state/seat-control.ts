/**
 * Decides who controls a seat: the owner leaves or returns, a substitute takes the seat, or the host assigns a bot.
 */
import type { Seat } from '@great-fire/game';
import type { BotLevel, TableState } from '@great-fire/protocol';
import { reject } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import { withClockAndVote, transition, otherActivePlayers, withAbsence } from './table-state';
import type { Transition, TableContext } from './table-state';

/**
 * Leaves the game for good. A bot continues, or the seat stays empty if the table opens abandoned seats. The seat is
 * open to substitutes, and its owner may return until one takes it.
 */
export function leave(state: TableState, context: TableContext, seat: Seat): Transition | Rejected {
  if (state.clock.activeSeat === null) return reject('game-over');
  if (state.absences[seat]?.hasLeft === true) return reject('already-left');
  const timeoutAction = context.timeControl.timeoutAction === 'open-seat' ? 'open-seat' : 'bot-seat';
  const bot = timeoutAction === 'open-seat' ? 'none' : 'seat';
  const leftState = withAbsence(state, seat, { standIn: bot, isOpen: true, hasLeft: true });
  return transition(withParticipantsUpdated(leftState, context, seat), {
    type: 'left',
    seat,
    action: timeoutAction,
  });
}

/** Returns control of a seat to its owner, by a command or a reconnection. A reconnection does not undo `leave`. */
export function returnToSeat(
  state: TableState,
  context: TableContext,
  seat: Seat,
  by: 'command' | 'reconnection',
): Transition | Rejected {
  const absence = state.absences[seat] ?? null;
  if (state.clock.activeSeat === null) return reject('game-over');
  if (absence === null) return reject('seat-already-yours');
  if (by === 'reconnection' && absence.hasLeft) return reject('seat-given-up');
  return transition(withParticipantsUpdated(withAbsence(state, seat, null), context, seat), {
    type: 'returned',
    seat,
  });
}

/** Gives an open seat to a substitute. */
export function substitute(
  state: TableState,
  context: TableContext,
  seat: Seat,
  names: { readonly formerName: string; readonly name: string },
): Transition | Rejected {
  if (state.clock.activeSeat === null) return reject('game-over');
  if (state.absences[seat]?.isOpen !== true) return reject('seat-not-open');
  // The new owner was not asked.
  const takenState = { ...withAbsence(state, seat, null), abortProposal: null };
  return transition(withParticipantsUpdated(takenState, context, seat), {
    type: 'substituted',
    seat,
    ...names,
  });
}

/**
 * Assigns a bot of this level to a seat whose owner is absent, until the owner returns or a substitute takes the seat.
 */
export function assignBot(
  state: TableState,
  context: TableContext,
  seat: Seat,
  { by, level }: { readonly by: Seat; readonly level: BotLevel },
): Transition | Rejected {
  const absence = state.absences[seat] ?? null;
  if (state.clock.activeSeat === null) return reject('game-over');
  if (absence === null) return reject('owner-plays');
  const assignedState = withParticipantsUpdated(
    withAbsence(state, seat, { ...absence, standIn: 'seat' }),
    context,
    seat,
  );
  return {
    ...transition(assignedState, { type: 'bot-assigned', by, seat, level }),
    chosenStandIn: { seat, bot: level },
  };
}

/** Updates the pause proposal and the vote after the control of a seat has changed. */
function withParticipantsUpdated(state: TableState, context: TableContext, seat: Seat): TableState {
  const pendingSeats = state.pauseProposal?.pending.filter((other) => other !== seat) ?? [];
  const updated = {
    ...state,
    pauseProposal: pendingSeats.length === 0 ? null : withPendingSeats(state, pendingSeats),
  };
  return state.clock.activeSeat === seat ? withClockAndVote(updated, context) : withVoters(updated, context);
}

function withPendingSeats(
  { pauseProposal }: TableState,
  pendingSeats: readonly Seat[],
): TableState['pauseProposal'] {
  return pauseProposal === null ? null : { ...pauseProposal, pending: pendingSeats };
}

/** Updates the voters of a running vote. If no voter is left, the time-out of the active seat is due at once. */
function withVoters(state: TableState, context: TableContext): TableState {
  const { vote, clock } = state;
  if (vote === null) return state;
  const voters = otherActivePlayers(state, context, vote.seat);
  if (voters.length === 0) return { ...state, vote: null, clock: { ...clock, deadline: context.at } };
  const cast = vote.ballots.filter(({ seat }) => voters.includes(seat));
  return {
    ...state,
    vote: { ...vote, voters, ballots: cast, deadline: cast.length === 0 ? null : vote.deadline },
  };
}
