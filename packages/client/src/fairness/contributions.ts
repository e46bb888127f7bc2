/** What this browser adds to the deal of a table: drawn as somebody sits down, shown once the table is started and all fits. */
import { contributionCommitment } from '@great-fire/game/commitments';
import type { MatchSummary, RematchSeat } from '@great-fire/protocol';
import { commitContribution, revealContribution } from '../api/deal';
import {
  removeContribution,
  saveContribution,
  loadContribution,
  saveCommitments,
  loadCommitments,
} from './commitment-store';
import { contributionStatus } from './contribution-status';
import type { DealInput, ContributionStatus } from './contribution-status';

const CONTRIBUTION_BYTES = 16; // 128 bits

/** Draws a part and keeps it. Returns its commitment; null where this browser keeps nothing, for then it could not show it. */
export function createContribution(): string | null {
  const bytes = crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES));
  const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const commitment = contributionCommitment(contribution);
  return saveContribution(commitment, contribution) ? commitment : null;
}

type DealTable = DealInput & { readonly match: Pick<MatchSummary, 'id'> };

const statusOf = (table: DealTable): ContributionStatus =>
  contributionStatus(
    table,
    loadCommitments(table.match.id),
    (seatCommitment) => loadContribution(seatCommitment) !== null,
  );

/** Adds a part of this browser's to the deal, in place of what the seat added so far. Returns whether it could. @throws ApiRequestError */
export async function addOwn({ match, mySeat, commitment }: DealTable): Promise<boolean> {
  const ownCommitment = createContribution();
  if (ownCommitment === null || mySeat === null) return false;
  await commitContribution(match.id, mySeat, ownCommitment);
  saveCommitments(match.id, { commitment, mine: ownCommitment });
  return true;
}

/**
 * Keeps what is shown, adds a part where the seat has none, and shows it once it may be shown. Returns how the table stood.
 * @throws ApiRequestError
 */
export async function syncContribution(table: DealTable): Promise<ContributionStatus> {
  const { match, mySeat, commitment } = table;
  const { dealCommitments } = match;
  const status = statusOf(table);
  if (mySeat === null || status === 'apart') return status;
  if (status === 'lacks') return (await addOwn(table)) ? 'adds' : status;
  saveCommitments(match.id, {
    commitment,
    ...(dealCommitments?.isLocked === true && { parts: dealCommitments.commitments }),
  });
  const ownCommitment = dealCommitments?.commitments[mySeat] ?? null;
  if (ownCommitment === null) return status;
  if (status === 'shown') removeContribution(ownCommitment);
  const contribution = status === 'shows' ? loadContribution(ownCommitment) : null;
  if (contribution !== null) await revealContribution(match.id, mySeat, contribution);
  return status;
}

/** Keeps what was shown to who sat down with a part; where that started the table, shows the part at once. */
export async function onSeated(
  { match, seat: mySeat, seedCommitment }: RematchSeat,
  ownCommitment: string,
): Promise<void> {
  if (match.dealCommitments?.commitments[mySeat] !== ownCommitment) return removeContribution(ownCommitment); // a seat in a game under way, or one had before
  saveCommitments(match.id, { commitment: seedCommitment, mine: ownCommitment });
  if (match.dealCommitments.isLocked)
    await syncContribution({ match, mySeat, commitment: seedCommitment }).catch(() => undefined); // the table's page does it again
}
