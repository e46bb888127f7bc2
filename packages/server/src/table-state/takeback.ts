/** UNDO-3: what lies further back than a player's own steps is taken back by consent of all who play. */
import type { Seat } from '@great-fire/game';
import type { TableState } from '@great-fire/protocol';
import {
  COOLDOWN_REJECTION,
  transition,
  isPlayedByOwner,
  isOnCooldown,
  reject,
  otherActivePlayers,
  withCooldown,
} from './table-state';
import type { TakebackAgreed, Transition, Rejection, TableContext } from './table-state';

const PROPOSAL_TTL_MS = 60_000;
const PROPOSAL_TTL_CORRESPONDENCE_MS = 6 * 3_600_000;

/**
 * Asks the others to go back to state `to`, also those who are not there just now; where nobody else plays it is
 * agreed. Whether the game can go back there is not asked here.
 */
export function proposeTakeback(
  state: TableState,
  context: TableContext,
  by: Seat,
  toStateId: number,
): Transition | TakebackAgreed | Rejection {
  if (state.clock.activeSeat === null) return reject('The game is over.');
  if (state.pausedAt !== null) return reject('The game is paused.');
  if (state.takebackProposal !== null) return reject('It is being asked already.');
  if (isOnCooldown(state, by, context)) return COOLDOWN_REJECTION;
  if (!isPlayedByOwner(state, context, by)) return reject('You do not play just now.');
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

/** Answers for one who was asked: the last yes agrees, one no ends the question, also that of whoever asked it. */
export function answerTakeback(
  state: TableState,
  context: TableContext,
  by: Seat,
  { id, agrees }: { readonly id: number; readonly agrees: boolean },
): Transition | TakebackAgreed | Rejection {
  const { takebackProposal: proposal } = state;
  if (proposal?.id !== id) return reject('This is not asked any more.');
  if (state.pausedAt !== null) return reject('The game is paused.');
  const mayAnswer = proposal.pending.includes(by) || (by === proposal.by && !agrees);
  if (!mayAnswer) return reject('You were not asked.');
  const event = { type: 'takeback-answered', by, agrees } as const;
  if (!agrees) {
    const cleared = { ...state, takebackProposal: null };
    return transition(by === proposal.by ? cleared : withCooldown(cleared, proposal.by, context), event);
  }
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

/** Ends the question whose time is over. */
export function expireTakeback(state: TableState): Transition {
  return transition({ ...state, takebackProposal: null }, { type: 'takeback-expired' });
}
