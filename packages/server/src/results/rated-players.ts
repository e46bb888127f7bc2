/** Decides which players a finished game rates, and with which rank. */
import type { Seat } from '@great-fire/game';
import type { SeatStats } from '@great-fire/game/record';
import type { TableEvent } from '@great-fire/protocol';
import type { RankedPlayer } from '../storage/results';
import type { PersonId, StoredMatch } from '../entities/match';

const MIN_PLAYED_SEATS = 2; // otherwise one person could win against accounts that only leave

export interface RatingInput {
  readonly match: Pick<StoredMatch, 'private' | 'players' | 'seats'>;
  readonly facts: readonly SeatStats[];
  readonly events: readonly TableEvent[];
  readonly originalOwners: ReadonlyMap<Seat, PersonId>; // of seats that changed their owner
}

/**
 * Returns the rated players and their ranks. Only games of persons at public tables are rated, without bots in their
 * own seats, and only if at least two owners played alone to the end.
 *
 * The original owner of each seat is rated. An owner who played alone to the end has the rank of their place. All
 * other original owners share the last rank. Substitutes are not rated.
 */
export function ratedPlayers({ match, facts, events, originalOwners }: RatingInput): readonly RankedPlayer[] {
  if (match.private || match.seats.some(({ personId }) => personId === null)) return [];
  const unplayedSeats = new Set(events.flatMap(seatsNotPlayedByOwner));
  const playedFacts = facts.filter(({ seat }) => !unplayedSeats.has(seat));
  if (playedFacts.length < MIN_PLAYED_SEATS) return [];
  return match.seats.flatMap(({ seat, personId }) => {
    const owner = originalOwners.get(seat) ?? personId;
    const rank = playedFacts.find((seatFacts) => seatFacts.seat === seat)?.place ?? match.players + 1;
    return owner === null ? [] : [{ personId: owner, rank }];
  });
}

/** Returns the seat that its owner no longer plays alone after this event, or none. */
function seatsNotPlayedByOwner(event: TableEvent): readonly Seat[] {
  switch (event.type) {
    case 'left':
    case 'substituted':
    case 'bot-assigned':
      return [event.seat];
    case 'time-out':
      return event.action === 'vote' ? [] : [event.seat];
    case 'voted':
    case 'vote-ended':
      return event.verdict === null || event.verdict === 'wait' ? [] : [event.seat];
    default:
      return [];
  }
}
