/** Another game of the same people: judged within the transaction that does it, alike in every storage. */
import type { Seat } from '@great-fire/game';
import type { BotLevel, NextTable } from '@great-fire/protocol';
import { WAITING, isPartTaken, startedWith, whyFixed } from './parts';
import type { Stand } from './parts';
import { hostOf, freeSeats, seatHeldBy } from './seating';
import type { KeptOut } from './seating';
import type { NewMatch, StoredMatch } from './matches';
import type { MatchId, PersonId } from './storage';

/** What is made anew for the next table; everything else is as it was at the one before. */
export type FreshTable = Pick<NewMatch, 'id' | 'commitment' | 'rulesVersion' | 'secrets' | 'at'>;

/** Who asks for another game at a table. */
export interface AsksAgain {
  readonly former: MatchId;
  readonly personId: PersonId;
  readonly tokenHash: string; // of the seat that they are given
  readonly part?: string | null; // the commitment of what that adds to the deal; left out: nothing
}

/** `sits`: ready, in a seat of the next table; `there`: they sat there before. */
export type Again =
  | { readonly outcome: 'sits' | 'there'; readonly id: MatchId; readonly seat: Seat; readonly began: boolean }
  | {
      readonly outcome:
        | 'not-found'
        | 'not-finished'
        | 'not-your-seat'
        | 'already-started'
        | 'being-dealt'
        | 'part-taken'
        | 'removed'
        | 'not-for-you'
        | 'table-full';
    };

/** What a storage has to do: open the next table, or seat somebody at the one that is open. */
export type JudgedAgain =
  | { readonly outcome: 'opens'; readonly seat: Seat; readonly name: string; readonly table: NewMatch }
  | {
      readonly outcome: 'takes';
      readonly id: MatchId;
      readonly seat: Seat;
      readonly name: string;
      readonly stands: Stand; // from then on
    }
  | { readonly outcome: 'there'; readonly id: MatchId; readonly seat: Seat; readonly began: false }
  | Exclude<Again, { readonly id: MatchId }>;

export interface AgainFacts {
  readonly former: StoredMatch | null;
  readonly next: StoredMatch | null; // opened after `former`, and not closed since
  readonly keptOut: KeptOut; // of `next`
}

/** What becomes of somebody's wish for another game with the same people. */
export function judgeAgain(
  { former, next, keptOut }: AgainFacts,
  { personId, part = null }: Pick<AsksAgain, 'personId' | 'part'>,
  fresh: FreshTable,
): JudgedAgain {
  if (former === null) return { outcome: 'not-found' };
  if (former.status !== 'finished') return { outcome: 'not-finished' };
  const mine = former.seats.find((held) => held.personId === personId);
  if (mine === undefined) return { outcome: 'not-your-seat' };
  const { name } = mine;
  const seat = seatAgain(mine.seat, former.players);
  if (next === null) return { outcome: 'opens', seat, name, table: tableAgain(former, fresh) };
  const there = seatHeldBy(next, personId);
  if (there !== null) return { outcome: 'there', id: next.id, seat: there, began: false };
  const fixed = whyFixed(next);
  if (fixed !== null) return { outcome: fixed };
  if (keptOut.wasRemoved) return { outcome: 'removed' };
  if (keptOut.isBlocked) return { outcome: 'not-for-you' };
  const free = freeSeats(next);
  const [first] = free;
  if (first === undefined) return { outcome: 'table-full' };
  if (isPartTaken(next.seats, part, null)) return { outcome: 'part-taken' };
  const host = hostOf(next);
  const isReady = next.seats.every((held) => held.isReady || held.bot !== null || held.personId === host);
  const stands = free.length === 1 && isReady ? startedWith([...next.seats, { part }]) : WAITING;
  return { outcome: 'takes', id: next.id, seat: free.includes(seat) ? seat : first, name, stands };
}

/** Everybody moves one seat on; who sat first sits last. */
export const seatAgain = (seat: Seat, players: number): Seat => (seat + players - 1) % players;

/** The bots that had seats of their own, in the seats that they have next. */
export function botsAgain({ seats, players }: StoredMatch): readonly {
  readonly seat: Seat;
  readonly name: string;
  readonly level: BotLevel;
}[] {
  return seats.flatMap(({ seat, name, personId, bot }) =>
    personId === null && bot !== null ? [{ seat: seatAgain(seat, players), name, level: bot }] : [],
  );
}

/** What the table before shows of the next one. */
export function nextTableOf(next: StoredMatch): NextTable {
  const host = hostOf(next);
  const by = next.seats.find(({ personId }) => personId !== null && personId === host)?.name ?? null;
  return { id: next.id, by, here: next.seats.length, of: next.players, isOpen: next.status === 'open' };
}

function tableAgain(former: StoredMatch, fresh: FreshTable): NewMatch {
  const { tableName, players, options, private: isPrivate, pace, language, masksTalk, watching } = former;
  return { tableName, players, options, private: isPrivate, pace, language, masksTalk, watching, ...fresh };
}
