/** The commitments to the seats' contributions to the deal (docs/fairness.md), and the changes that they lock. */
import type { Seat } from '@great-fire/game';
import type { StoredMatch, StoredSeat } from '../entities/match';

/** Whether a table waits for players, waits for reveals, or has started. */
export interface StartStatus {
  readonly status: 'open' | 'running';
  readonly areCommitmentsLocked: boolean;
}

/**
 * Returns when players were prompted to reveal their contributions, or null if no reveal is due. `at`: the time of the
 * start.
 */
export const promptedAt = ({ areCommitmentsLocked }: StartStatus, at: number): number | null =>
  areCommitmentsLocked ? at : null;

export const WAITING_FOR_PLAYERS: StartStatus = { status: 'open', areCommitmentsLocked: false };

/** Returns whether the commitments are locked and at least one reveal is missing. */
export const isAwaitingReveals = ({
  status,
  areCommitmentsLocked,
}: Pick<StoredMatch, 'status' | 'areCommitmentsLocked'>): boolean =>
  status === 'open' && areCommitmentsLocked;

/** Returns why players can no longer join, leave or change the table, or null if they can. */
export function tableLockedReason(match: StoredMatch): 'already-started' | 'awaiting-reveals' | null {
  if (match.status !== 'open') return 'already-started';
  return match.areCommitmentsLocked ? 'awaiting-reveals' : null;
}

/** Returns the status of a table after its start. If a seat has a commitment, the game waits for the reveals. */
export function statusAfterStart(seats: readonly { readonly commitment?: string | null }[]): StartStatus {
  const areCommitmentsLocked = seats.some(({ commitment = null }) => commitment !== null);
  return { status: areCommitmentsLocked ? 'open' : 'running', areCommitmentsLocked };
}

/**
 * Returns whether another seat has this commitment. A player with a copied commitment could wait for the other's
 * reveal and copy it too.
 */
export const isCommitmentTaken = (
  seats: readonly Pick<StoredSeat, 'seat' | 'commitment'>[],
  commitment: string | null,
  ownSeat: Seat | null,
): boolean =>
  commitment !== null &&
  seats.some((storedSeat) => storedSeat.commitment === commitment && storedSeat.seat !== ownSeat);
