/** How a table that is not begun stands to this browser: what it adds to the deal, and whether it may show it. */
import type { MatchSummary } from '@great-fire/protocol';
import type { StoredCommitments } from './commitment-store';

/**
 * `apart`: nobody sits here, or the game has begun. Before the start: `adds`, `lacks` (the seat adds nothing yet), `elsewhere` (what it
 * adds lies in another browser). From then on: `shows` (all is as it was shown before), `shown`, `left-out` (nothing of the
 * seat is in the list, though this browser added something), `other-part` (not this browser's), `other-list` and `other-seed` (not as it was shown before).
 */
export type ContributionStatus =
  | 'apart'
  | 'adds'
  | 'lacks'
  | 'elsewhere'
  | 'shows'
  | 'shown'
  | 'left-out'
  | 'other-part'
  | 'other-list'
  | 'other-seed';

export interface DealInput {
  readonly match: Pick<MatchSummary, 'status' | 'dealCommitments'>;
  readonly mySeat: number | null;
  readonly commitment: string;
}

/** Whether a table waits for what its seats add to the deal. */
export const isBeingDealt = ({ status, dealCommitments }: DealInput['match']): boolean =>
  status === 'open' && dealCommitments?.isLocked === true;

/** @param isStored whether the part that a commitment is of is this browser's */
export function contributionStatus(
  { match, mySeat, commitment }: DealInput,
  stored: Pick<StoredCommitments, 'commitment' | 'mine' | 'parts'> | null,
  isStored: (seatCommitment: string) => boolean,
): ContributionStatus {
  const { status, dealCommitments } = match;
  if (mySeat === null || status !== 'open') return 'apart';
  const seatCommitment = dealCommitments?.commitments[mySeat] ?? null;
  const isOwn = seatCommitment !== null && isStored(seatCommitment);
  if (dealCommitments?.isLocked !== true)
    return seatCommitment === null ? 'lacks' : isOwn ? 'adds' : 'elsewhere';
  if (dealCommitments.revealed[mySeat] === true) return 'shown';
  if (seatCommitment === null) return (stored?.mine ?? null) === null ? 'apart' : 'left-out';
  if (stored !== null && stored.commitment !== commitment) return 'other-seed';
  const before = stored?.parts ?? null;
  if (before !== null && before.join() !== dealCommitments.commitments.join()) return 'other-list';
  return isOwn ? 'shows' : 'other-part';
}
