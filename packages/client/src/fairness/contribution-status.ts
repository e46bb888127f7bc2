/** Status of this browser's contribution to the deal of an open table. */
import { isEqual } from '../lib/share-equal';
import type { MatchSummary } from '@great-fire/protocol';
import type { StoredCommitments } from './commitment-store';

/**
 * No seat, no contribution, or the table is no longer open: `apart`.
 *
 * While contributions are accepted:
 * - `adds`: this browser has the seat's contribution.
 * - `lacks`: the seat has none.
 * - `elsewhere`: another browser has it.
 *
 * Once the host starts the game and the commitments are locked:
 * - `shows`: can be revealed.
 * - `shown`: is revealed.
 * - `left-out`: our contribution is missing from the list.
 * - `other-part`: the contribution is not this browser's.
 * - `other-list`, `other-seed`: the server's data differ from what this browser saw.
 */
export type ContributionStatus =
  | 'not-applicable'
  | 'committed'
  | 'missing'
  | 'other-browser'
  | 'ready-to-reveal'
  | 'revealed'
  | 'omitted'
  | 'contribution-mismatch'
  | 'list-mismatch'
  | 'seed-mismatch';

export interface DealInput {
  readonly match: Pick<MatchSummary, 'status' | 'dealCommitments'>;
  readonly mySeat: number | null;
  readonly commitment: string;
}

/** Returns whether a table waits for the contributions to be revealed. */
export const isBeingDealt = ({ status, dealCommitments }: DealInput['match']): boolean =>
  status === 'open' && dealCommitments?.isLocked === true;

/**
 * Returns the status of this browser's contribution.
 *
 * @param isStored whether this browser has the contribution of a commitment
 */
export function contributionStatus(
  { match, mySeat, commitment }: DealInput,
  stored: Pick<StoredCommitments, 'commitment' | 'mine' | 'parts'> | null,
  isStored: (seatCommitment: string) => boolean,
): ContributionStatus {
  const { status, dealCommitments } = match;
  if (mySeat === null || status !== 'open') return 'not-applicable';
  const seatCommitment = dealCommitments?.commitments[mySeat] ?? null;
  const isOwn = seatCommitment !== null && isStored(seatCommitment);
  if (dealCommitments?.isLocked !== true)
    return seatCommitment === null ? 'missing' : isOwn ? 'committed' : 'other-browser';
  if (dealCommitments.revealed[mySeat] === true) return 'revealed';
  if (seatCommitment === null) return (stored?.mine ?? null) === null ? 'not-applicable' : 'omitted';
  if (stored !== null && stored.commitment !== commitment) return 'seed-mismatch';
  const before = stored?.parts ?? null;
  if (before !== null && !isEqual(before, dealCommitments.commitments)) return 'list-mismatch';
  return isOwn ? 'ready-to-reveal' : 'contribution-mismatch';
}

/** Returns the first digits of a commitment, as people compare them. */
export const fingerprint = (commitment: string): string =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;

/** Returns the names of the seats that `isIncluded` accepts. */
export const seatNames = (match: MatchSummary, isIncluded: (seat: number) => boolean): readonly string[] =>
  match.seats.flatMap(({ name }, seat) => (name !== null && isIncluded(seat) ? [name] : []));
