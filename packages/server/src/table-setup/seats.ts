/** Rules of joining and leaving a seat, for persons and bots. Both storages apply them within their transaction. */
import type { OpeningHandAnswer, Seat } from '@great-fire/game';
import type { BotLevel } from '@great-fire/protocol';
import { reject, type Rejected } from '../errors/error-table';
import type { NewBot, NewSeat, PersonId, StoredMatch, StoredSeat } from '../entities/match';
import { hostOf, notHostReason } from './host';
import { isNameTaken, uniqueName } from './unique-name';

/** `name`: the wanted one, with a number if another player at the table has one that looks like it. */
export type ClaimSeatOutcome =
  { readonly outcome: 'claimed'; readonly seat: Seat; readonly name: string } | Rejected;

export type LeaveSeatOutcome =
  // isTableClosed: only bots were left; kickedId: the person whom the host removed and who cannot return
  | {
      readonly outcome: 'left';
      readonly isTableClosed: boolean;
      readonly hostId: PersonId | null;
      readonly kickedId: PersonId | null;
    }
  | Rejected;

export type SetBotOutcome = { readonly outcome: 'assigned' } | Rejected;

export type RemoveBotOutcome = { readonly outcome: 'removed' } | Rejected;

/** Returns the seat of a person, or null. Null for an unknown person, because bot seats have no person. */
export function seatHeldBy(
  { seats }: { readonly seats: readonly Pick<StoredSeat, 'seat' | 'personId'>[] },
  personId: PersonId | null,
): Seat | null {
  if (personId === null) return null;
  return seats.find((storedSeat) => storedSeat.personId === personId)?.seat ?? null;
}

/** Returns the seat of the host, or null if no person is seated. */
export const hostSeatOf = (match: Pick<StoredMatch, 'hostId' | 'seats'>): Seat | null =>
  seatHeldBy(match, hostOf(match));

/** Reasons why a person may not take a seat. */
export interface SeatBan {
  readonly isKicked: boolean; // by a host of this table
  readonly isBlocked: boolean; // by the present host
}

/** Decides a request for a seat. A person whom the host removed or blocks is rejected. */
export function decideClaim(
  match: StoredMatch | null,
  { personId, name }: Pick<NewSeat, 'personId' | 'name'>,
  { isKicked, isBlocked }: SeatBan,
  wanted: Seat | null,
): ClaimSeatOutcome {
  if (match === null) return reject('not-found');
  if (seatHeldBy(match, personId) !== null) return reject('already-seated');
  if (match.status !== 'open') return reject('already-started');
  if (isKicked) return reject('kicked');
  if (isBlocked) return reject('blocked-by-host');
  const free = freeSeats(match);
  const [first] = free;
  if (first === undefined) return reject('table-full');
  const seat = wanted ?? first;
  if (!free.includes(seat)) return reject('seat-taken');
  return { outcome: 'claimed', seat, name: uniqueName(name, namesOf(match)) };
}

export type OpeningHandOutcome = { readonly outcome: 'answered' } | Rejected;

/** Decides a request to change the answer of a seat for five identical cards, by its player. @source SET-3 */
export function decideOpeningHandAnswer(
  match: StoredMatch | null,
  seat: Seat,
  by: PersonId,
): OpeningHandOutcome {
  if (match === null) return reject('not-found');
  if (seatHeldBy(match, by) !== seat) return reject('not-your-seat');
  return match.status === 'open' ? { outcome: 'answered' } : reject('already-started');
}

/** Returns a seat's answer for five identical cards, as its player sees it. Null for a spectator and after the start. */
export const visibleOpeningHandAnswer = (match: StoredMatch, seat: Seat | null): OpeningHandAnswer | null =>
  match.status === 'open'
    ? (match.seats.find((storedSeat) => storedSeat.seat === seat)?.openingHandAnswer ?? null)
    : null;

/** Decides a request to leave a seat, by its owner or by the host. A table with no person left is closed. */
export function decideLeave(match: StoredMatch | null, seat: Seat, by: PersonId): LeaveSeatOutcome {
  if (match === null) return reject('not-found');
  const occupant = match.seats.find((storedSeat) => storedSeat.seat === seat)?.personId ?? null;
  if (occupant === null || (occupant !== by && hostOf(match) !== by)) return reject('not-your-seat');
  if (match.status !== 'open') return reject('already-started');
  const remaining = match.seats.filter((other) => other.seat !== seat);
  const hostId = hostOf({ hostId: match.hostId, seats: remaining });
  return {
    outcome: 'left',
    isTableClosed: hostId === null,
    hostId,
    kickedId: occupant === by ? null : occupant,
  };
}

/** Decides the host's request for a bot: in a free seat before the start, in a bot's seat at any time. */
export function decideSetBot(
  match: StoredMatch | null,
  by: PersonId,
  seat: Seat,
  { level, names }: NewBot,
): { readonly outcome: 'update' } | { readonly outcome: 'insert'; readonly name: string } | Rejected {
  const reason = notHostReason(match, by);
  if (reason !== null || match === null) return reject(reason ?? 'not-found');
  const storedSeat = match.seats.find((other) => other.seat === seat);
  if (storedSeat !== undefined) return isBotSeat(storedSeat) ? { outcome: 'update' } : reject('seat-taken');
  if (match.status !== 'open') return reject('already-started');
  if (!freeSeats(match).includes(seat)) return reject('seat-taken');
  return { outcome: 'insert', name: botName({ level, names }, namesOf(match)) };
}

/** Decides the host's request to remove a bot. */
export function decideRemoveBot(match: StoredMatch | null, by: PersonId, seat: Seat): RemoveBotOutcome {
  const reason = notHostReason(match, by);
  if (reason !== null || match === null) return reject(reason ?? 'not-found');
  if (match.status !== 'open') return reject('already-started');
  const storedSeat = match.seats.find((other) => other.seat === seat);
  return storedSeat !== undefined && isBotSeat(storedSeat) ? { outcome: 'removed' } : reject('not-found');
}

/** Returns the bots that are created with a table, in the seats after the host, each with its own name. */
export function openingBots(
  opener: string,
  bots: readonly NewBot[],
): readonly { readonly seat: Seat; readonly name: string; readonly level: BotLevel }[] {
  const taken = [opener];
  return bots.map((bot, index) => {
    const name = botName(bot, taken);
    taken.push(name);
    return { seat: index + 1, name, level: bot.level };
  });
}

const namesOf = ({ seats }: StoredMatch): readonly string[] => seats.map(({ name }) => name);

const botName = ({ level, names }: NewBot, taken: readonly string[]): string =>
  names.find((candidate) => !isNameTaken(candidate, taken)) ?? uniqueName(level, taken);

const isBotSeat = ({ personId, bot }: StoredMatch['seats'][number]) => personId === null && bot !== null;

export function freeSeats({ players, seats }: StoredMatch): readonly Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) =>
    seats.every((other) => other.seat !== seat),
  );
}
