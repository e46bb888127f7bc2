/** Whom a finished game rates, and with which rank. */
import type { Seat, SeatStats } from '@great-fire/game';
import type { TableEvent } from '@great-fire/protocol';
import type { RankedPlayer } from '../storage/results';
import type { StoredMatch } from '../storage/matches';
import type { PersonId } from '../storage/storage';

export interface RatingInput {
  readonly match: Pick<StoredMatch, 'private' | 'players' | 'seats'>;
  readonly facts: readonly SeatStats[];
  readonly events: readonly TableEvent[];
  readonly originalOwners: ReadonlyMap<Seat, PersonId>; // of seats that another has now
}

/**
 * Games among people at tables that are open to all are rated; those with a bot of its own, or at a private table, are not. Who had
 * a seat at the start is rated: with its place, where they alone played it to the end; else as last, with all others of whom that
 * is so. Who took a seat over is not rated.
 */
export function ratedPlayers({ match, facts, events, originalOwners }: RatingInput): readonly RankedPlayer[] {
  if (match.private || match.seats.some(({ personId }) => personId === null)) return [];
  const unplayedSeats = new Set(events.flatMap(seatsNotPlayedByOwner));
  const playedFacts = facts.filter(({ seat }) => !unplayedSeats.has(seat));
  if (playedFacts.length === 0) return [];
  return match.seats.flatMap(({ seat, personId }) => {
    const owner = originalOwners.get(seat) ?? personId;
    const rank = playedFacts.find((seatFacts) => seatFacts.seat === seat)?.place ?? match.players + 1;
    return owner === null ? [] : [{ personId: owner, rank }];
  });
}

/** The seat that its owner did not play alone from then on. */
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
