/** Rules of rematches. Both storages apply them within their transaction. */
import { findFreeSeats, type SeatBan } from '@great-fire/table';
import type { BotLevel, RematchTable } from '@great-fire/protocol';
import type { OpeningHandAnswer, Seat } from '@great-fire/game';
import { reject, type Rejected } from '../errors/error-table';
import type { MatchId, NewMatch, PersonId, StoredMatch } from '../entities/match';
import { findRejectionOf, hostOf, seatHeldBy, setupTableOfMatch } from './host';
import { uniqueName } from './unique-name';

/** The values that are new for a rematch. Everything else is copied from the former match. */
export type NewRematch = Pick<NewMatch, 'id' | 'commitment' | 'rulesVersion' | 'seed' | 'at'>;

export interface RematchRequest {
  readonly formerMatchId: MatchId;
  readonly personId: PersonId;
  readonly tokenHash: string; // of the player's new seat
}

/** `joined`: the player has a seat at the rematch now. `already-joined`: the player had one before. */
export type RematchOutcome =
  { readonly outcome: 'joined' | 'already-joined'; readonly id: MatchId; readonly seat: Seat } | Rejected;

/** The change that a storage has to make: create the rematch, or seat the player at the open one. */
type RematchDecision =
  | {
      readonly outcome: 'create';
      readonly seat: Seat;
      readonly name: string;
      readonly openingHandAnswer: OpeningHandAnswer; // as in the former match
      readonly match: NewMatch;
    }
  | {
      readonly outcome: 'join';
      readonly id: MatchId;
      readonly seat: Seat;
      readonly name: string;
      readonly openingHandAnswer: OpeningHandAnswer;
    }
  | { readonly outcome: 'already-joined'; readonly id: MatchId; readonly seat: Seat }
  | Rejected;

interface RematchFacts {
  readonly formerMatch: StoredMatch | null;
  readonly rematch: StoredMatch | null; // created after `formerMatch` and not closed since
  readonly seatBan: SeatBan | null; // at `rematch`
}

export function decideRematch(
  { formerMatch, rematch, seatBan }: RematchFacts,
  { personId }: Pick<RematchRequest, 'personId'>,
  newRematch: NewRematch,
): RematchDecision {
  if (formerMatch === null) return reject('not-found');
  if (formerMatch.status !== 'finished') return reject('not-finished');
  const formerSeat = formerMatch.seats.find((storedSeat) => storedSeat.personId === personId);
  if (formerSeat === undefined) return reject('not-your-seat');
  const { name, openingHandAnswer } = formerSeat;
  const seat = rotatedSeat(formerSeat.seat, formerMatch.players);
  // The former match has every field of the set-up.
  if (rematch === null)
    return { outcome: 'create', seat, name, openingHandAnswer, match: { ...formerMatch, ...newRematch } };
  const seatAtRematch = seatHeldBy(rematch, personId);
  if (seatAtRematch !== null) return { outcome: 'already-joined', id: rematch.id, seat: seatAtRematch };
  const rejection = findRejectionOf(rematch, personId, { type: 'claim', seat: null, ban: seatBan });
  const free = findFreeSeats(setupTableOfMatch(rematch).seats);
  const [first] = free;
  if (rejection !== null || first === undefined) return reject(rejection ?? 'table-full');
  const joinedSeat = free.includes(seat) ? seat : first;
  const freeName = uniqueName(
    name,
    rematch.seats.map((storedSeat) => storedSeat.name),
  );
  return {
    outcome: 'join',
    id: rematch.id,
    seat: joinedSeat,
    name: freeName,
    openingHandAnswer,
  };
}

/** Returns the seat in the rematch. All players move one seat forward, and the first one becomes the last. */
const rotatedSeat = (seat: Seat, players: number): Seat => (seat + players - 1) % players;

export function rotatedBots({ seats, players }: StoredMatch): readonly {
  readonly seat: Seat;
  readonly name: string;
  readonly level: BotLevel;
}[] {
  return seats.flatMap(({ seat, name, personId, bot }) =>
    personId === null && bot !== null ? [{ seat: rotatedSeat(seat, players), name, level: bot }] : [],
  );
}

/** Returns what the former table shows of the rematch. */
export function toRematchTable(rematch: StoredMatch): RematchTable {
  const host = hostOf(rematch);
  const hostName = rematch.seats.find(({ personId }) => personId !== null && personId === host)?.name ?? null;
  return {
    id: rematch.id,
    hostName,
    seated: rematch.seats.length,
    players: rematch.players,
    isOpen: rematch.status === 'open',
  };
}
