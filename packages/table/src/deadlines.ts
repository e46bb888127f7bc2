/** Applies deadlines: time-outs of players, and the expiry of votes and proposals. */
import type { Seat } from '@great-fire/game';
import type { TableState, TimeoutAction } from '@great-fire/protocol';
import { stopClock } from './clock';
import {
  isTableLogFull,
  transition,
  nextDeadline,
  newVote,
  otherActivePlayers,
  type SeatPresence,
  type Transition,
  type TableContext,
} from './table-state';
import { expireProposal } from './proposals';
import { applyVerdict, expireVote } from './vote';

/** Applies the first deadline that is due, or returns null if none is. */
export function applyNextDeadline(
  state: TableState,
  context: TableContext,
  presence: SeatPresence,
): Transition | null {
  const { clock, vote } = state;
  const isDue = (time: number | null): boolean => time !== null && time <= context.at;
  if (!isDue(nextDeadline(state))) return null;
  const expired = state.proposals.find(({ expiresAt }) => isDue(expiresAt));
  if (expired !== undefined) return expireProposal(state, expired);
  if (vote !== null && isDue(vote.deadline)) return expireVote(state, context, vote, presence.visibleSeats);
  return clock.activeSeat === null ? null : applyTimeout(state, context, clock.activeSeat, presence);
}

function applyTimeout(
  state: TableState,
  context: TableContext,
  seat: Seat,
  presence: SeatPresence,
): Transition {
  const action = timeoutAction(state, context, seat, presence);
  const stoppedState = { ...state, clock: stopClock(state.clock, context.at) };
  const nextState =
    action === 'vote'
      ? { ...stoppedState, vote: newVote(stoppedState, context, seat) }
      : applyVerdict(stoppedState, context, seat, action);
  return transition(nextState, { type: 'time-out', seat, action });
}

/**
 * Returns the configured action. Without other active players, a bot takes the seat of an absent owner, or plays one
 * turn instead of a vote. If no connected player could see that turn, a bot takes the seat until its owner returns, so
 * that bots do not play a whole game for themselves.
 */
function timeoutAction(
  state: TableState,
  context: TableContext,
  seat: Seat,
  presence: SeatPresence,
): TimeoutAction {
  const { timeoutAction: configuredAction, clock } = context.timeControl;
  const isAlone = otherActivePlayers(state, context, seat).length === 0;
  if (isAlone && state.absences[seat] !== null) return 'bot-seat';
  // A vote could give more time again and again.
  const hasNoVote = isAlone || isTableLogFull(state);
  const action = hasNoVote && configuredAction === 'vote' ? 'bot-turn' : configuredAction;
  // Players of a correspondence game are seldom connected.
  const isUnattended = presence.seats.length === 0 && (isAlone || clock.kind !== 'correspondence');
  return action === 'bot-turn' && isUnattended ? 'bot-seat' : action;
}
