/** Showing what the seats add to the deal (docs/fairness.md): judged within the transaction that does it, alike in every storage. */
import type { Seat } from '@great-fire/game';
import { isBeingDealt } from './parts';
import { seatHeldBy } from './seating';
import type { StoredMatch } from './matches';
import type { PersonId } from './storage';

/** Somebody shows the part that their seat's commitment is of. */
export interface ShowsPart {
  readonly by: PersonId;
  readonly seat: Seat;
  readonly commitment: string; // of `part`
  readonly part: string;
}

/** `there`: it was shown before; `begun`: it was the last, and the game is on. */
export interface ShownPart {
  readonly outcome:
    'shown' | 'begun' | 'there' | 'not-found' | 'not-your-seat' | 'not-fixed' | 'other-part' | 'closed';
}

export interface ClosedDealing {
  readonly outcome: 'closed' | 'not-found' | 'not-your-seat' | 'not-dealt';
}

/** What becomes of a part that is shown. */
export function judgeShowing(match: StoredMatch | null, { by, seat, commitment }: ShowsPart): ShownPart {
  if (match === null) return { outcome: 'not-found' };
  if (seatHeldBy(match, by) !== seat) return { outcome: 'not-your-seat' };
  if (!match.arePartsFixed) return { outcome: 'not-fixed' };
  const held = match.seats.find((other) => other.seat === seat);
  if (held?.part !== commitment) return { outcome: 'other-part' };
  if (held.isPartShown) return { outcome: 'there' };
  if (match.status !== 'open') return { outcome: 'closed' };
  const isLast = match.seats.every(
    (other) => other.seat === seat || other.part === null || other.isPartShown,
  );
  return { outcome: isLast ? 'begun' : 'shown' };
}

/** What becomes of the wish to close a table that is being dealt. */
export function judgeClosing(match: StoredMatch | null, by: PersonId): ClosedDealing {
  if (match === null) return { outcome: 'not-found' };
  if (seatHeldBy(match, by) === null) return { outcome: 'not-your-seat' };
  return { outcome: isBeingDealt(match) ? 'closed' : 'not-dealt' };
}

/** The parts shown so far, by seat, with one more; '' for a seat that has none, or has not shown it. */
export const withPart = (
  shown: readonly string[],
  { players }: Pick<StoredMatch, 'players'>,
  { seat, part }: Pick<ShowsPart, 'seat' | 'part'>,
): readonly string[] =>
  Array.from({ length: players }, (_, place) => (place === seat ? part : (shown[place] ?? '')));
