/** The commitments of what the seats add to the deal (docs/fairness.md), and what they keep from changing. */
import type { Seat } from '@great-fire/game';
import type { StoredMatch, StoredSeat } from '../../storage/matches';

/** Whether a table waits for people, for what they add to the deal, or for nothing. */
export interface StartStatus {
  readonly status: 'open' | 'running';
  readonly areCommitmentsLocked: boolean;
}

/** When somebody may have been called on by that: who is away is called to what they add to the deal. */
export const promptedAt = ({ areCommitmentsLocked }: StartStatus, at: number): number | null =>
  areCommitmentsLocked ? at : null;

export const WAITING: StartStatus = { status: 'open', areCommitmentsLocked: false };

/** The seats' commitments are fixed, and somebody has yet to show what theirs is of. */
export const isAwaitingReveals = ({
  status,
  areCommitmentsLocked,
}: Pick<StoredMatch, 'status' | 'areCommitmentsLocked'>): boolean =>
  status === 'open' && areCommitmentsLocked;

/** Why nobody may sit down, stand up or arrange a table any more; null where they may. */
export function lockedReason(match: StoredMatch): 'already-started' | 'awaiting-reveals' | null {
  if (match.status !== 'open') return 'already-started';
  return match.areCommitmentsLocked ? 'awaiting-reveals' : null;
}

/** How a table stands once it is started: where a seat adds a part to the deal, that is to be shown first. */
export function statusAfterStart(seats: readonly { readonly commitment?: string | null }[]): StartStatus {
  const areCommitmentsLocked = seats.some(({ commitment = null }) => commitment !== null);
  return { status: areCommitmentsLocked ? 'open' : 'running', areCommitmentsLocked };
}

/** Whether another seat has this commitment: whoever copies one could wait for the other to show what it is of. */
export const isCommitmentTaken = (
  seats: readonly Pick<StoredSeat, 'seat' | 'commitment'>[],
  commitment: string | null,
  ownSeat: Seat | null,
): boolean =>
  commitment !== null &&
  seats.some((storedSeat) => storedSeat.commitment === commitment && storedSeat.seat !== ownSeat);
