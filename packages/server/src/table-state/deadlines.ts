/** What is decided because its time has come, and nobody asked. */
import type { Seat } from '@great-fire/game';
import type { TableState, TimeoutAction } from '@great-fire/protocol';
import { stopClock } from './clock';
import { expireAbort } from './abort';
import { transition, nextDeadline, newVote, otherActivePlayers } from './table-state';
import type { Transition, TableContext } from './table-state';
import { expirePause } from './pause';
import { expireTakeback } from './takeback';
import { applyVerdict, endVote } from './vote';

/** The first thing that is due, decided; null where nothing is. */
export function applyNextDeadline(state: TableState, context: TableContext): Transition | null {
  const { clock, vote, pauseProposal, takebackProposal, abortProposal } = state;
  const isDue = (time: number | null): boolean => time !== null && time <= context.at;
  if (!isDue(nextDeadline(state))) return null;
  if (pauseProposal !== null && isDue(pauseProposal.expiresAt)) return expirePause(state);
  if (takebackProposal !== null && isDue(takebackProposal.expiresAt)) return expireTakeback(state);
  if (abortProposal !== null && isDue(abortProposal.expiresAt)) return expireAbort(state);
  if (vote !== null && isDue(vote.deadline)) return endVote(state, context, vote);
  return clock.activeSeat === null ? null : applyTimeout(state, context, clock.activeSeat);
}

function applyTimeout(state: TableState, context: TableContext, seat: Seat): Transition {
  const action = timeoutAction(state, context, seat);
  const stoppedState = { ...state, clock: stopClock(state.clock, context.at) };
  const nextState =
    action === 'vote'
      ? { ...stoppedState, vote: newVote(stoppedState, context, seat) }
      : applyVerdict(stoppedState, context, seat, action);
  return transition(nextState, { type: 'time-out', seat, action: action });
}

/** What the table does, but that a bot helps out where nobody is left who could vote or wait. */
function timeoutAction(state: TableState, context: TableContext, seat: Seat): TimeoutAction {
  const { timeoutAction: configuredAction } = context.timeControl;
  if (otherActivePlayers(state, context, seat).length > 0) return configuredAction;
  if (state.absences[seat] !== null) return 'bot-seat';
  return configuredAction === 'vote' ? 'bot-turn' : configuredAction;
}
