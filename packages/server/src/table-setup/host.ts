/** The host of a table, and the table as the rules of its set-up read it. */
import {
  findHostSeat,
  findSetupRejection,
  type SetupChoice,
  type SetupRejection,
  type SetupTable,
} from '@great-fire/table';
import type { Seat } from '@great-fire/game';
import type { PersonId, StoredMatch, StoredSeat } from '../entities/match';

/** Returns the seat of a person, or null. Null for an unknown person, because bot seats have no person. */
export function seatHeldBy(
  { seats }: { readonly seats: readonly Pick<StoredSeat, 'seat' | 'personId'>[] },
  personId: PersonId | null,
): Seat | null {
  if (personId === null) return null;
  return seats.find((storedSeat) => storedSeat.personId === personId)?.seat ?? null;
}

export function hostSeatOf({ hostId, seats }: Pick<StoredMatch, 'hostId' | 'seats'>): Seat | null {
  const personSeats = seats.flatMap(({ seat, personId }) => (personId === null ? [] : [seat]));
  return findHostSeat(personSeats, seatHeldBy({ seats }, hostId));
}

/** Returns the host of a table, or null if no person is seated. */
export function hostOf(match: Pick<StoredMatch, 'hostId' | 'seats'>): PersonId | null {
  const hostSeat = hostSeatOf(match);
  return match.seats.find(({ seat }) => seat === hostSeat)?.personId ?? null;
}

/** Returns whether a bot has a seat by itself. */
const isBotSeat = ({ personId, bot }: StoredSeat): boolean => personId === null && bot !== null;

/** Returns a table as the rules of its set-up read it. */
export function setupTableOfMatch(
  match: Pick<StoredMatch, 'status' | 'hostId' | 'players' | 'seats'>,
): SetupTable {
  const hostSeat = hostSeatOf(match);
  const seats = Array.from({ length: match.players }, (_, seat) => {
    const storedSeat = match.seats.find((other) => other.seat === seat);
    if (storedSeat === undefined) return null;
    const { isReady, bot, personId } = storedSeat;
    return {
      hasOwner: personId !== null,
      isBot: isBotSeat(storedSeat),
      isReady: isReady || bot !== null || seat === hostSeat,
    };
  });
  return { status: match.status, hostSeat, seats };
}

/** Returns why a person may not make a choice at a table, or null. A person without a seat is a visitor. */
export const findRejectionOf = (
  match: StoredMatch,
  personId: PersonId | null,
  choice: SetupChoice,
): SetupRejection | null => findSetupRejection(setupTableOfMatch(match), seatHeldBy(match, personId), choice);
