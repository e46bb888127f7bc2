/** A seat is left for good, its owner is back, somebody else takes it, a bot is sent there. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, TableState } from '@great-fire/protocol';
import { withClockForActiveSeat, transition, reject, otherActivePlayers, withAbsence } from './table-state';
import type { Transition, Rejection, TableContext } from './table-state';

/**
 * Leaves for good: a bot plays on, or nobody where the table opens such seats; in both cases anybody may take the
 * seat, and until somebody has its owner may come back.
 */
export function leave(state: TableState, context: TableContext, seat: Seat): Transition | Rejection {
  if (state.clock.activeSeat === null) return reject('The game is over.');
  if (state.absences[seat]?.hasLeft === true) return reject('You have left already.');
  const timeoutAction = context.timeControl.timeoutAction === 'open-seat' ? 'open-seat' : 'bot-seat';
  const bot = timeoutAction === 'open-seat' ? 'none' : 'seat';
  const leftState = withAbsence(state, seat, { standIn: bot, isOpen: true, hasLeft: true });
  return transition(withParticipantsUpdated(leftState, context, seat), {
    type: 'left',
    seat,
    action: timeoutAction,
  });
}

/** The owner plays again. `isSeen`: was seen only, which is no word of somebody who left for good. */
export function returnToSeat(
  state: TableState,
  context: TableContext,
  seat: Seat,
  isSeen: boolean,
): Transition | Rejection {
  const absence = state.absences[seat] ?? null;
  if (state.clock.activeSeat === null) return reject('The game is over.');
  if (absence === null) return reject('You have your seat.');
  if (isSeen && absence.hasLeft) return reject('This seat was left for good.');
  return transition(withParticipantsUpdated(withAbsence(state, seat, null), context, seat), {
    type: 'returned',
    seat,
  });
}

/** Somebody else takes a seat that is open. */
export function substitute(
  state: TableState,
  context: TableContext,
  seat: Seat,
  names: { readonly formerName: string; readonly name: string },
): Transition | Rejection {
  if (state.absences[seat]?.isOpen !== true) return reject('This seat is not open.');
  return transition(withParticipantsUpdated(withAbsence(state, seat, null), context, seat), {
    type: 'substituted',
    seat,
    ...names,
  });
}

/** The host has a bot of this level play a seat whose owner does not: until the owner is back, or somebody takes it. */
export function assignBot(
  state: TableState,
  context: TableContext,
  seat: Seat,
  { by, level }: { readonly by: Seat; readonly level: BotLevel },
): Transition | Rejection {
  const absence = state.absences[seat] ?? null;
  if (state.clock.activeSeat === null) return reject('The game is over.');
  if (absence === null) return reject('Whoever has this seat plays.');
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

/** What is asked of the table goes on without who left, and with who came. */
function withParticipantsUpdated(state: TableState, context: TableContext, seat: Seat): TableState {
  const pendingSeats = state.pauseProposal?.pending.filter((other) => other !== seat) ?? [];
  const updated = {
    ...state,
    pauseProposal: pendingSeats.length === 0 ? null : withPendingSeats(state, pendingSeats),
  };
  return state.clock.activeSeat === seat
    ? withClockForActiveSeat(updated, context)
    : withVoters(updated, context);
}

function withPendingSeats(
  { pauseProposal }: TableState,
  pendingSeats: readonly Seat[],
): TableState['pauseProposal'] {
  return pauseProposal === null ? null : { ...pauseProposal, pending: pendingSeats };
}

/** A vote among those who now play; where nobody is left to vote, what it was about is due. */
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
