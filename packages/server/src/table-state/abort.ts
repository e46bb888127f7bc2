/**
 * Proposals to end a game without a result. All owners must agree, even those who are absent and for whom a bot plays.
 * Owners who have left for good are not asked.
 */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { reject } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import { DAY_MS } from '../shared/durations';
import { stopClock } from './clock';
import { declineProposal } from './proposals';
import { COOLDOWN_REJECTION, transition, isPlayedByOwner, isOnCooldown } from './table-state';
import type { Transition, TableContext } from './table-state';

const PROPOSAL_TTL_MS = 60_000;
const PROPOSAL_TTL_CORRESPONDENCE_MS = DAY_MS;

/** Returns the other seats whose owners have not left for good. */
const otherOwners = ({ absences }: TableState, { ownedByPerson }: TableContext, by: Seat): readonly Seat[] =>
  absences.flatMap((absence, seat) =>
    seat !== by && ownedByPerson[seat] === true && absence?.hasLeft !== true ? [seat] : [],
  );

/** Proposes to end the game to the other owners. If there are none, the game ends at once. */
export function proposeAbort(state: TableState, context: TableContext, by: Seat): Transition | Rejected {
  if (state.clock.activeSeat === null) return reject('game-over');
  if (state.abortProposal !== null) return reject('already-proposed');
  if (isOnCooldown(state, by, context)) return COOLDOWN_REJECTION;
  if (!isPlayedByOwner(state, context, by)) return reject('not-playing');
  const pendingSeats = otherOwners(state, context, by);
  const isAborted = pendingSeats.length === 0;
  const event = { type: 'abort-proposed', by, isAborted } as const;
  if (isAborted) return endWithoutResult(state, context, event);
  const expiresAt =
    context.at +
    (context.timeControl.clock.kind === 'correspondence' ? PROPOSAL_TTL_CORRESPONDENCE_MS : PROPOSAL_TTL_MS);
  return transition(
    { ...state, abortProposal: { id: state.version + 1, by, pending: pendingSeats, expiresAt } },
    event,
  );
}

/**
 * Answers an abort proposal. The last acceptance ends the game. A refusal ends the proposal, and the proposer may
 * withdraw it in the same way.
 */
export function answerAbort(
  state: TableState,
  context: TableContext,
  by: Seat,
  { id, agrees }: { readonly id: number; readonly agrees: boolean },
): Transition | Rejected {
  const { abortProposal: proposal } = state;
  if (proposal?.id !== id) return reject('proposal-closed');
  if (!proposal.pending.includes(by) && (by !== proposal.by || agrees)) return reject('answer-not-needed');
  const pendingSeats = proposal.pending.filter((seat) => seat !== by);
  const isAborted = agrees && pendingSeats.length === 0;
  const event = { type: 'abort-answered', by, agrees, isAborted } as const;
  if (isAborted) return endWithoutResult(state, context, event);
  if (agrees) return transition({ ...state, abortProposal: { ...proposal, pending: pendingSeats } }, event);
  return declineProposal(state, 'abortProposal', { proposer: proposal.by, by }, context, event);
}

function endWithoutResult(state: TableState, context: TableContext, event: Transition['event']): Transition {
  const endedState: TableState = {
    ...state,
    clock: { ...stopClock(state.clock, context.at), activeSeat: null },
    pausedAt: null,
    pauseProposal: null,
    takebackProposal: null,
    abortProposal: null,
    vote: null,
    isAborted: true,
  };
  return transition(endedState, event);
}
