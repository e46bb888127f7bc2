/**
 * Rules of revealing contributions to the deal (docs/fairness.md). Both storages apply them within their transaction.
 */
import type { Seat } from '@great-fire/game';
import { reject } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import { isAwaitingReveals } from './deal-commitments';
import { seatHeldBy } from './seats';
import type { PersonId, StoredMatch } from '../entities/match';

/** A request to reveal the contribution behind a seat's commitment. */
export interface RevealInput {
  readonly by: PersonId;
  readonly seat: Seat;
  readonly commitment: string; // of `contribution`
  readonly contribution: string;
}

/** `already-revealed`: nothing changed. `started`: this was the last reveal, and the game has started. */
export type RevealOutcome = { readonly outcome: 'revealed' | 'started' | 'already-revealed' } | Rejected;

export type CancelDealOutcome = { readonly outcome: 'closed' } | Rejected;

/** Decides a request to reveal a contribution. */
export function decideReveal(
  match: StoredMatch | null,
  { by, seat, commitment }: RevealInput,
): RevealOutcome {
  if (match === null) return reject('not-found');
  if (seatHeldBy(match, by) !== seat) return reject('not-your-seat');
  if (!match.areCommitmentsLocked) return reject('deal-not-started');
  const storedSeat = match.seats.find((other) => other.seat === seat);
  if (storedSeat?.commitment !== commitment) return reject('contribution-mismatch');
  if (storedSeat.isRevealed) return { outcome: 'already-revealed' };
  if (match.status !== 'open') return reject('table-closed');
  const isLast = match.seats.every(
    (other) => other.seat === seat || other.commitment === null || other.isRevealed,
  );
  return { outcome: isLast ? 'started' : 'revealed' };
}

/** Decides a request to close a table that awaits reveals. */
export function decideCancelDeal(match: StoredMatch | null, by: PersonId): CancelDealOutcome {
  if (match === null) return reject('not-found');
  if (seatHeldBy(match, by) === null) return reject('not-your-seat');
  return isAwaitingReveals(match) ? { outcome: 'closed' } : reject('not-awaiting-reveals');
}

/** Returns the contributions by seat with one more. A seat without a revealed contribution has ''. */
export const withReveal = (
  revealed: readonly string[],
  { players }: Pick<StoredMatch, 'players'>,
  { seat, contribution }: Pick<RevealInput, 'seat' | 'contribution'>,
): readonly string[] =>
  Array.from({ length: players }, (_, index) => (index === seat ? contribution : (revealed[index] ?? '')));
