/**
 * Decides who controls a seat: the owner leaves or returns, a substitute takes the seat, or the host assigns a bot.
 */
import type { Seat } from '@great-fire/game';
import type { BotLevel, TableState } from '@great-fire/protocol';
import { bringHolidays, withoutHolidays, type DaysOff } from './holidays';
import { reject, type Rejected } from './rejection';
import {
  isTableLogFull,
  withClockAndVote,
  transition,
  otherActivePlayers,
  withAbsence,
  withoutProposals,
  type TableFacts,
  type Transition,
  type TableContext,
} from './table-state';

/** Returns why the owner of a seat may not leave, or null. */
export function findLeaveRejection({ state }: TableFacts, seat: Seat): Rejected | null {
  if (state.clock.activeSeat === null) return reject('game-over');
  return state.absences[seat]?.hasLeft === true ? reject('already-left') : null;
}

/**
 * Leaves the game for good. A bot continues, or the seat stays empty if the table opens abandoned seats. The seat is
 * open to substitutes, and its owner may return until one takes it.
 */
export function leave(table: TableFacts, seat: Seat): Transition {
  const action = table.timeControl.timeoutAction === 'open-seat' ? 'open-seat' : 'bot-seat';
  const standIn = action === 'open-seat' ? 'none' : 'seat';
  const leftState = withAbsence(table.state, seat, { standIn, isOpen: true, hasLeft: true });
  return transition(withParticipantsUpdated(leftState, table, seat), { type: 'left', seat, action });
}

/** Returns why the owner of a seat may not take it back by a command, or null. */
export function findReturnRejection(state: TableState, seat: Seat): Rejected | null {
  if (state.clock.activeSeat === null) return reject('game-over');
  if (state.absences[seat] == null) return reject('seat-already-yours');
  return isTableLogFull(state) ? reject('table-log-full') : null;
}

/** Gives a seat back to its owner. */
export const returnToSeat = (state: TableState, context: TableContext, seat: Seat): Transition =>
  transition(withParticipantsUpdated(withAbsence(state, seat, null), context, seat), {
    type: 'returned',
    seat,
  });

/** Gives a seat back to an owner who has reconnected. Returns null if the owner plays it or has left for good. */
export function reconnectOwner(state: TableState, context: TableContext, seat: Seat): Transition | null {
  const absence = state.absences[seat] ?? null;
  if (state.clock.activeSeat === null || absence === null || absence.hasLeft) return null;
  return returnToSeat(state, context, seat);
}

/** Gives an open seat to a substitute. */
export function substitute(
  state: TableState,
  context: TableContext,
  seat: Seat,
  names: { readonly formerName: string; readonly name: string },
  holidays: readonly DaysOff[] = [], // of the substitute
): Transition | Rejected {
  if (state.clock.activeSeat === null) return reject('game-over');
  if (state.absences[seat]?.isOpen !== true) return reject('seat-not-open');
  if (isTableLogFull(state)) return reject('table-log-full');
  // The new owner was not asked.
  const takenState = withoutHolidays(
    withoutProposals(withAbsence(state, seat, null), 'abort'),
    seat,
    context.at,
  );
  const isOfDays = context.timeControl.clock.kind === 'correspondence';
  const ownState = isOfDays ? bringHolidays(takenState, seat, holidays, context.at) : takenState;
  return transition(withParticipantsUpdated(ownState, context, seat), {
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
  if (isTableLogFull(state)) return reject('table-log-full');
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

/** Updates the proposal of a pause and the vote after the control of a seat has changed. */
function withParticipantsUpdated(state: TableState, context: TableContext, seat: Seat): TableState {
  const proposals = state.proposals.flatMap((proposal): typeof state.proposals => {
    if (proposal.kind !== 'pause') return [proposal];
    const pending = proposal.pending.filter((other) => other !== seat);
    return pending.length === 0 ? [] : [{ ...proposal, pending }];
  });
  const updated = { ...state, proposals };
  return state.clock.activeSeat === seat ? withClockAndVote(updated, context) : withVoters(updated, context);
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
