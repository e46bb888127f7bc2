/**
 * This browser's contribution to a deal: created when the player sits down, revealed after the lock if all checks
 * pass.
 */
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

/**
 * Creates and stores a contribution, and returns its commitment. Returns null if storage is not available, because the
 * contribution could not be revealed later.
 */
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

/**
 * Replaces the seat's contribution by a new one of this browser. Returns false without a seat or without storage.
 *
 * @throws ApiRequestError
 */
export async function replaceContribution({ match, mySeat, commitment }: DealTable): Promise<boolean> {
  const ownCommitment = createContribution();
  if (ownCommitment === null || mySeat === null) return false;
  await commitContribution(match.id, mySeat, ownCommitment);
  saveCommitments(match.id, { commitment, mine: ownCommitment });
  return true;
}

/**
 * Stores the visible commitments, adds a missing contribution, and reveals it when allowed. Returns the status before.
 *
 * @throws ApiRequestError
 */
export async function syncContribution(table: DealTable): Promise<ContributionStatus> {
  const { match, mySeat, commitment } = table;
  const { dealCommitments } = match;
  const status = statusOf(table);
  if (mySeat === null || status === 'not-applicable') return status;
  if (status === 'missing') return (await replaceContribution(table)) ? 'committed' : status;
  saveCommitments(match.id, {
    commitment,
    ...(dealCommitments?.isLocked === true && { parts: dealCommitments.commitments }),
  });
  const ownCommitment = dealCommitments?.commitments[mySeat] ?? null;
  if (ownCommitment === null) return status;
  if (status === 'revealed') removeContribution(ownCommitment);
  const contribution = status === 'ready-to-reveal' ? loadContribution(ownCommitment) : null;
  if (contribution !== null) await revealContribution(match.id, mySeat, contribution);
  return status;
}

/**
 * Stores the commitments after the player sat down with a contribution. If that started the table, reveals the
 * contribution.
 */
export async function storeSeatCommitments(
  { match, seat: mySeat, seedCommitment }: RematchSeat,
  ownCommitment: string,
): Promise<void> {
  // The seat already had a contribution, or the game is running.
  if (match.dealCommitments?.commitments[mySeat] !== ownCommitment) return removeContribution(ownCommitment);
  saveCommitments(match.id, { commitment: seedCommitment, mine: ownCommitment });
  if (match.dealCommitments.isLocked)
    await syncContribution({ match, mySeat, commitment: seedCommitment }).catch(() => undefined); // the page retries
}
