/** The end of proposals that the others do not accept. */
import type { Seat } from '@great-fire/game';
import type { TableEvent, TableState } from '@great-fire/protocol';
import { transition, withCooldown } from './table-state';
import type { TableContext, Transition } from './table-state';

const EXPIRY_EVENTS = {
  pauseProposal: 'pause-expired',
  takebackProposal: 'takeback-expired',
  abortProposal: 'abort-expired',
} as const;
type ProposalField = keyof typeof EXPIRY_EVENTS;

export const PROPOSAL_FIELDS = Object.keys(EXPIRY_EVENTS) as readonly ProposalField[];

/** Ends a proposal whose time to answer is over. */
export const expireProposal = (state: TableState, field: ProposalField): Transition =>
  transition({ ...state, [field]: null }, { type: EXPIRY_EVENTS[field] });

/** Ends a proposal that a seat declines. The proposer, who may withdraw it in this way, else gets a cooldown. */
export function declineProposal(
  state: TableState,
  field: ProposalField,
  { proposer, by }: { readonly proposer: Seat; readonly by: Seat },
  context: TableContext,
  event: TableEvent,
): Transition {
  const cleared = { ...state, [field]: null };
  return transition(by === proposer ? cleared : withCooldown(cleared, proposer, context), event);
}
