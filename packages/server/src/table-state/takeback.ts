/** UNDO-3: takebacks by consent of all active players. Players undo their own steps of the turn without it. */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import { reject } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import { HOUR_MS } from '../shared/durations';
import { declineProposal } from './proposals';
import {
  COOLDOWN_REJECTION,
  transition,
  isPlayedByOwner,
  isOnCooldown,
  otherActivePlayers,
} from './table-state';
import type { TakebackAgreed, Transition, TableContext } from './table-state';

const PROPOSAL_TTL_MS = 60_000;
const PROPOSAL_TTL_CORRESPONDENCE_MS = 6 * HOUR_MS;

/**
 * Proposes a takeback to state `to` to all other active players, present or not. If there are none, it is agreed at
 * once. The caller must check that the game can return to that state.
 */
export function proposeTakeback(
  state: TableState,
  context: TableContext,
  by: Seat,
  toStateId: number,
): Transition | TakebackAgreed | Rejected {
  if (state.clock.activeSeat === null) return reject('game-over');
  if (state.pausedAt !== null) return reject('game-paused');
  if (state.takebackProposal !== null) return reject('already-proposed');
  if (isOnCooldown(state, by, context)) return COOLDOWN_REJECTION;
  if (!isPlayedByOwner(state, context, by)) return reject('not-playing');
  const pendingSeats = otherActivePlayers(state, context, by);
  if (pendingSeats.length === 0) return { takeback: { by, to: toStateId, consent: [by] } };
  const expiresAt =
    context.at +
    (context.timeControl.clock.kind === 'correspondence' ? PROPOSAL_TTL_CORRESPONDENCE_MS : PROPOSAL_TTL_MS);
  const takebackProposal = {
    id: state.version + 1,
    by,
    toStateId,
    pending: pendingSeats,
    agreed: [],
    expiresAt,
  };
  return transition({ ...state, takebackProposal }, { type: 'takeback-proposed', by, toStateId });
}

/**
 * Answers a takeback proposal. The last acceptance agrees to it. A refusal ends the proposal, and the proposer may
 * withdraw it in the same way.
 */
export function answerTakeback(
  state: TableState,
  context: TableContext,
  by: Seat,
  { id, agrees }: { readonly id: number; readonly agrees: boolean },
): Transition | TakebackAgreed | Rejected {
  const { takebackProposal: proposal } = state;
  if (proposal?.id !== id) return reject('proposal-closed');
  if (state.pausedAt !== null) return reject('game-paused');
  const mayAnswer = proposal.pending.includes(by) || (by === proposal.by && !agrees);
  if (!mayAnswer) return reject('answer-not-needed');
  const event = { type: 'takeback-answered', by, agrees } as const;
  if (!agrees)
    return declineProposal(state, 'takebackProposal', { proposer: proposal.by, by }, context, event);
  const pendingSeats = proposal.pending.filter((seat) => seat !== by);
  const agreedSeats = [...proposal.agreed, by];
  if (pendingSeats.length > 0)
    return transition(
      { ...state, takebackProposal: { ...proposal, pending: pendingSeats, agreed: agreedSeats } },
      event,
    );
  const consentingSeats = [proposal.by, ...agreedSeats].sort((one, other) => one - other);
  return { takeback: { by: proposal.by, to: proposal.toStateId, consent: consentingSeats } };
}
