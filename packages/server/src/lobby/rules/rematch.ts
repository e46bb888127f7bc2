/** Another game of the same people: judged within the transaction that does it, alike in every storage. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, RematchTable } from '@great-fire/protocol';
import { WAITING, isCommitmentTaken, statusAfterStart, lockedReason } from './deal-commitments';
import type { StartStatus } from './deal-commitments';
import { hostOf, freeSeats, seatHeldBy } from './seats';
import type { SeatBan } from './seats';
import type { NewMatch, StoredMatch } from '../../storage/matches';
import type { MatchId, PersonId } from '../../storage/storage';

/** What is made anew for the next table; everything else is as it was at the one before. */
export type NewRematch = Pick<NewMatch, 'id' | 'commitment' | 'rulesVersion' | 'secrets' | 'at'>;

/** Who asks for another game at a table. */
export interface RematchRequest {
  readonly formerMatchId: MatchId;
  readonly personId: PersonId;
  readonly tokenHash: string; // of the seat that they are given
  readonly commitment?: string | null; // the commitment of what that adds to the deal; left out: nothing
}

/** `sits`: ready, in a seat of the next table; `seatAtRematch`: they sat there before. */
export type RematchOutcome =
  | {
      readonly outcome: 'sits' | 'there';
      readonly id: MatchId;
      readonly seat: Seat;
      readonly isStarted: boolean;
    }
  | {
      readonly outcome:
        | 'not-found'
        | 'not-finished'
        | 'not-your-seat'
        | 'already-started'
        | 'awaiting-reveals'
        | 'commitment-taken'
        | 'kicked'
        | 'blocked-by-host'
        | 'table-full';
    };

/** What a storage has to do: open the next table, or seat somebody at the one that is open. */
export type RematchDecision =
  | { readonly outcome: 'opens'; readonly seat: Seat; readonly name: string; readonly match: NewMatch }
  | {
      readonly outcome: 'takes';
      readonly id: MatchId;
      readonly seat: Seat;
      readonly name: string;
      readonly startStatus: StartStatus; // from then on
    }
  | { readonly outcome: 'there'; readonly id: MatchId; readonly seat: Seat; readonly isStarted: false }
  | Exclude<RematchOutcome, { readonly id: MatchId }>;

export interface RematchFacts {
  readonly formerMatch: StoredMatch | null;
  readonly rematch: StoredMatch | null; // opened after `former`, and not closed since
  readonly seatBan: SeatBan; // of `rematch`
}

/** What becomes of somebody's wish for another game with the same people. */
export function decideRematch(
  { formerMatch, rematch, seatBan }: RematchFacts,
  { personId, commitment = null }: Pick<RematchRequest, 'personId' | 'commitment'>,
  newRematch: NewRematch,
): RematchDecision {
  if (formerMatch === null) return { outcome: 'not-found' };
  if (formerMatch.status !== 'finished') return { outcome: 'not-finished' };
  const formerSeat = formerMatch.seats.find((storedSeat) => storedSeat.personId === personId);
  if (formerSeat === undefined) return { outcome: 'not-your-seat' };
  const { name } = formerSeat;
  const seat = rotatedSeat(formerSeat.seat, formerMatch.players);
  if (rematch === null)
    return { outcome: 'opens', seat, name, match: newRematchTable(formerMatch, newRematch) };
  const seatAtRematch = seatHeldBy(rematch, personId);
  if (seatAtRematch !== null)
    return { outcome: 'there', id: rematch.id, seat: seatAtRematch, isStarted: false };
  const reason = lockedReason(rematch);
  if (reason !== null) return { outcome: reason };
  if (seatBan.isKicked) return { outcome: 'kicked' };
  if (seatBan.isBlocked) return { outcome: 'blocked-by-host' };
  const free = freeSeats(rematch);
  const [first] = free;
  if (first === undefined) return { outcome: 'table-full' };
  if (isCommitmentTaken(rematch.seats, commitment, null)) return { outcome: 'commitment-taken' };
  const host = hostOf(rematch);
  const isReady = rematch.seats.every(
    (storedSeat) => storedSeat.isReady || storedSeat.bot !== null || storedSeat.personId === host,
  );
  const startStatus =
    free.length === 1 && isReady ? statusAfterStart([...rematch.seats, { commitment }]) : WAITING;
  return { outcome: 'takes', id: rematch.id, seat: free.includes(seat) ? seat : first, name, startStatus };
}

/** Everybody moves one seat on; who sat first sits last. */
export const rotatedSeat = (seat: Seat, players: number): Seat => (seat + players - 1) % players;

/** The bots that had seats of their own, in the seats that they have next. */
export function rotatedBots({ seats, players }: StoredMatch): readonly {
  readonly seat: Seat;
  readonly name: string;
  readonly level: BotLevel;
}[] {
  return seats.flatMap(({ seat, name, personId, bot }) =>
    personId === null && bot !== null ? [{ seat: rotatedSeat(seat, players), name, level: bot }] : [],
  );
}

/** What the table before shows of the next one. */
export function toRematchTable(rematch: StoredMatch): RematchTable {
  const host = hostOf(rematch);
  const hostName = rematch.seats.find(({ personId }) => personId !== null && personId === host)?.name ?? null;
  return {
    id: rematch.id,
    hostName: hostName,
    seated: rematch.seats.length,
    players: rematch.players,
    isOpen: rematch.status === 'open',
  };
}

function newRematchTable(formerMatch: StoredMatch, newRematch: NewRematch): NewMatch {
  const {
    tableName,
    players,
    options,
    private: isPrivate,
    timeControl,
    language,
    profanityFilter,
    spectatorPolicy,
  } = formerMatch;
  return {
    tableName,
    players,
    options,
    private: isPrivate,
    timeControl,
    language,
    profanityFilter,
    spectatorPolicy,
    ...newRematch,
  };
}
