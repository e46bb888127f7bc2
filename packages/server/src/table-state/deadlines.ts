/** Applies deadlines: time-outs of players, and the expiry of votes and proposals. */
import type { Seat } from '@great-fire/game';
import type { TableState, TimeoutAction } from '@great-fire/protocol';
import { stopClock } from './clock';
import { transition, nextDeadline, newVote, otherActivePlayers } from './table-state';
import type { Transition, TableContext } from './table-state';
import { PROPOSAL_FIELDS, expireProposal } from './proposals';
import { applyVerdict, expireVote } from './vote';

/**
 * Applies the first deadline that is due, or returns null if none is. `visibleSeats`: the seats of players who see the
 * page.
 */
export function applyNextDeadline(
  state: TableState,
  context: TableContext,
  visibleSeats: readonly Seat[] = [],
): Transition | null {
  const { clock, vote } = state;
  const isDue = (time: number | null): boolean => time !== null && time <= context.at;
  if (!isDue(nextDeadline(state))) return null;
  const expired = PROPOSAL_FIELDS.find((field) => isDue(state[field]?.expiresAt ?? null));
  if (expired !== undefined) return expireProposal(state, expired);
  if (vote !== null && isDue(vote.deadline)) return expireVote(state, context, vote, visibleSeats);
  return clock.activeSeat === null ? null : applyTimeout(state, context, clock.activeSeat);
}

function applyTimeout(state: TableState, context: TableContext, seat: Seat): Transition {
  const action = timeoutAction(state, context, seat);
  const stoppedState = { ...state, clock: stopClock(state.clock, context.at) };
  const nextState =
    action === 'vote'
      ? { ...stoppedState, vote: newVote(stoppedState, context, seat) }
      : applyVerdict(stoppedState, context, seat, action);
  return transition(nextState, { type: 'time-out', seat, action });
}

/**
 * Returns the configured action. Without other active players, a bot takes the seat of an absent owner, or plays one
 * turn instead of a vote.
 */
function timeoutAction(state: TableState, context: TableContext, seat: Seat): TimeoutAction {
  const { timeoutAction: configuredAction } = context.timeControl;
  if (otherActivePlayers(state, context, seat).length > 0) return configuredAction;
  if (state.absences[seat] !== null) return 'bot-seat';
  return configuredAction === 'vote' ? 'bot-turn' : configuredAction;
}
