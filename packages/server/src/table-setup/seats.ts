/** Rules of joining and leaving a seat, for persons and bots. Both storages apply them within their transaction. */
import type { OpeningHandAnswer, Seat } from '@great-fire/game';
import { findFreeSeats, type SeatBan, type SetupChoice, type SetupRejection } from '@great-fire/table';
import type { BotLevel } from '@great-fire/protocol';
import { reject, type Rejected } from '../errors/error-table';
import type { NewBot, NewSeat, PersonId, StoredMatch } from '../entities/match';
import { findRejectionOf, hostOf, seatHeldBy, setupTableOfMatch } from './host';
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

/** Decides a request for a seat. A person whom the host removed or blocks is rejected. */
export function decideClaim(
  match: StoredMatch | null,
  { personId, name }: Pick<NewSeat, 'personId' | 'name'>,
  ban: SeatBan | null,
  wanted: Seat | null,
): ClaimSeatOutcome {
  if (match === null) return reject('not-found');
  const rejection = findRejectionOf(match, personId, { type: 'claim', seat: wanted, ban });
  const seat = wanted ?? findFreeSeats(setupTableOfMatch(match).seats)[0];
  if (rejection !== null || seat === undefined) return reject(rejection ?? 'table-full');
  return { outcome: 'claimed', seat, name: uniqueName(name, namesOf(match)) };
}

export type OpeningHandOutcome = { readonly outcome: 'answered' } | Rejected;

/** Decides a request to change the answer of a seat for five identical cards, by its player. @source SET-3 */
export function decideOpeningHandAnswerChange(
  match: StoredMatch | null,
  seat: Seat,
  by: PersonId,
): OpeningHandOutcome {
  if (match === null) return reject('not-found');
  const rejection = findOwnSeatRejection(match, seat, by, { type: 'answer-opening-hand' });
  return rejection === null ? { outcome: 'answered' } : reject(rejection);
}

/** Returns why a person may not make a choice for a seat, or null. Only its owner may. */
export const findOwnSeatRejection = (
  match: StoredMatch,
  seat: Seat,
  by: PersonId,
  choice: SetupChoice,
): SetupRejection | null =>
  seatHeldBy(match, by) === seat ? findRejectionOf(match, by, choice) : 'not-your-seat';

/** Returns a seat's answer for five identical cards, as its player sees it. Null for a spectator and after the start. */
export const visibleOpeningHandAnswer = (match: StoredMatch, seat: Seat | null): OpeningHandAnswer | null =>
  match.status === 'open'
    ? (match.seats.find((storedSeat) => storedSeat.seat === seat)?.openingHandAnswer ?? null)
    : null;

/** Decides a request to leave a seat, by its owner or by the host. A table with no person left is closed. */
export function decideLeave(match: StoredMatch | null, seat: Seat, by: PersonId): LeaveSeatOutcome {
  if (match === null) return reject('not-found');
  const isOwn = seatHeldBy(match, by) === seat;
  const rejection = findRejectionOf(match, by, isOwn ? { type: 'leave' } : { type: 'remove-player', seat });
  if (rejection !== null) return reject(rejection);
  const occupant = match.seats.find((storedSeat) => storedSeat.seat === seat)?.personId ?? null;
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
  if (match === null) return reject('not-found');
  const rejection = findRejectionOf(match, by, { type: 'set-bot', seat });
  if (rejection !== null) return reject(rejection);
  if (match.seats.some((other) => other.seat === seat)) return { outcome: 'update' };
  return { outcome: 'insert', name: botName({ level, names }, namesOf(match)) };
}

/** Decides the host's request to remove a bot. */
export function decideRemoveBot(match: StoredMatch | null, by: PersonId, seat: Seat): RemoveBotOutcome {
  if (match === null) return reject('not-found');
  const rejection = findRejectionOf(match, by, { type: 'remove-bot', seat });
  return rejection === null ? { outcome: 'removed' } : reject(rejection);
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
