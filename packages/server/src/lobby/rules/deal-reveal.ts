/** Showing what the seats add to the deal (docs/fairness.md): judged within the transaction that does it, alike in every storage. */
import type { Seat } from '@great-fire/game';
import { isAwaitingReveals } from './deal-commitments';
import { seatHeldBy } from './seats';
import type { StoredMatch } from '../../storage/matches';
import type { PersonId } from '../../storage/storage';

/** Somebody shows the part that their seat's commitment is of. */
export interface RevealInput {
  readonly by: PersonId;
  readonly seat: Seat;
  readonly commitment: string; // of `contribution`
  readonly contribution: string;
}

/** `there`: it was shown before; `begun`: it was the last, and the game is on. */
export interface RevealOutcome {
  readonly outcome:
    | 'shown'
    | 'begun'
    | 'there'
    | 'not-found'
    | 'not-your-seat'
    | 'not-fixed'
    | 'wrong-contribution'
    | 'closed';
}

export interface CancelDealOutcome {
  readonly outcome: 'closed' | 'not-found' | 'not-your-seat' | 'not-dealt';
}

/** What becomes of a part that is shown. */
export function decideReveal(
  match: StoredMatch | null,
  { by, seat, commitment }: RevealInput,
): RevealOutcome {
  if (match === null) return { outcome: 'not-found' };
  if (seatHeldBy(match, by) !== seat) return { outcome: 'not-your-seat' };
  if (!match.areCommitmentsLocked) return { outcome: 'not-fixed' };
  const storedSeat = match.seats.find((other) => other.seat === seat);
  if (storedSeat?.commitment !== commitment) return { outcome: 'wrong-contribution' };
  if (storedSeat.isRevealed) return { outcome: 'there' };
  if (match.status !== 'open') return { outcome: 'closed' };
  const isLast = match.seats.every(
    (other) => other.seat === seat || other.commitment === null || other.isRevealed,
  );
  return { outcome: isLast ? 'begun' : 'shown' };
}

/** What becomes of the wish to close a table that is being dealt. */
export function decideCancelDeal(match: StoredMatch | null, by: PersonId): CancelDealOutcome {
  if (match === null) return { outcome: 'not-found' };
  if (seatHeldBy(match, by) === null) return { outcome: 'not-your-seat' };
  return { outcome: isAwaitingReveals(match) ? 'closed' : 'not-dealt' };
}

/** The parts shown so far, by seat, with one more; '' for a seat that has none, or has not shown it. */
export const withReveal = (
  revealed: readonly string[],
  { players }: Pick<StoredMatch, 'players'>,
  { seat, contribution }: Pick<RevealInput, 'seat' | 'contribution'>,
): readonly string[] =>
  Array.from({ length: players }, (_, index) => (index === seat ? contribution : (revealed[index] ?? '')));
