/** Who may sit down, stand up, or have a bot sit down: judged within the transaction that does it, alike in every storage. */
import type { Seat } from '@great-fire/game';
import type { BotLevel } from '@great-fire/protocol';
import { isAwaitingReveals, isCommitmentTaken, lockedReason } from './deal-commitments';
import type {
  LeaveSeatOutcome,
  NewBot,
  NewSeat,
  SetBotOutcome,
  RemoveBotOutcome,
  StoredMatch,
  StoredSeat,
  ClaimSeatOutcome,
} from '../../storage/matches';
import type { PersonId } from '../../storage/storage';

/** The host of a table: who opened it, or after them who sits in the lowest seat; null where nobody sits. */
export function hostOf({ hostId, seats }: Pick<StoredMatch, 'hostId' | 'seats'>): PersonId | null {
  const owners = seats.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  return owners.find((personId) => personId === hostId) ?? owners[0] ?? null;
}

/** The seat that somebody has at a table; null for who is nobody known: a bot's seat is no person's. */
export function seatHeldBy(
  { seats }: { readonly seats: readonly Pick<StoredSeat, 'seat' | 'personId'>[] },
  personId: PersonId | null,
): Seat | null {
  if (personId === null) return null;
  return seats.find((storedSeat) => storedSeat.personId === personId)?.seat ?? null;
}

/** Why a host has no seat for somebody. */
export interface SeatBan {
  readonly isKicked: boolean; // from this table
  readonly isBlocked: boolean; // by who is its host now
}

/** What becomes of somebody's wish for a seat; whom the host removed or blocks gets none. */
export function decideClaim(
  match: StoredMatch | null,
  { personId, commitment = null }: Pick<NewSeat, 'personId' | 'commitment'>,
  { isKicked, isBlocked }: SeatBan,
  wanted: Seat | null,
): ClaimSeatOutcome {
  if (match === null) return { outcome: 'not-found' };
  if (seatHeldBy(match, personId) !== null) return { outcome: 'already-seated' };
  const reason = lockedReason(match);
  if (reason !== null) return { outcome: reason };
  if (isKicked) return { outcome: 'kicked' };
  if (isBlocked) return { outcome: 'blocked-by-host' };
  const free = freeSeats(match);
  const [first] = free;
  if (first === undefined) return { outcome: 'table-full' };
  const seat = wanted ?? first;
  if (!free.includes(seat)) return { outcome: 'seat-taken' };
  if (isCommitmentTaken(match.seats, commitment, null)) return { outcome: 'commitment-taken' };
  return { outcome: 'taken', seat };
}

/** What becomes of a wish that a person stands up, theirs or the host's; a table where bots alone would stay is closed. */
export function decideLeave(match: StoredMatch | null, seat: Seat, by: PersonId): LeaveSeatOutcome {
  if (match === null) return { outcome: 'not-found' };
  const occupant = match.seats.find((storedSeat) => storedSeat.seat === seat)?.personId ?? null;
  if (occupant === null || (occupant !== by && hostOf(match) !== by)) return { outcome: 'not-your-seat' };
  const reason = lockedReason(match);
  if (reason !== null) return { outcome: reason };
  const remaining = match.seats.filter((other) => other.seat !== seat);
  const hostId = hostOf({ hostId: match.hostId, seats: remaining });
  return {
    outcome: 'left',
    isTableClosed: hostId === null,
    hostId,
    kickedId: occupant === by ? null : occupant,
  };
}

/** What becomes of the host's wish for a bot: before the start in a free seat, at any time in one that a bot has. */
export function decideSetBot(
  match: StoredMatch | null,
  by: PersonId,
  seat: Seat,
  { level, names }: NewBot,
): SetBotOutcome | { readonly outcome: 'seat'; readonly name: string } {
  const reason = notHostReason(match, by);
  if (reason !== null || match === null) return { outcome: reason ?? 'not-found' };
  if (isAwaitingReveals(match)) return { outcome: 'awaiting-reveals' };
  const storedSeat = match.seats.find((other) => other.seat === seat);
  if (storedSeat !== undefined) return { outcome: isBotSeat(storedSeat) ? 'put' : 'seat-taken' };
  if (match.status !== 'open') return { outcome: 'already-started' };
  if (!freeSeats(match).includes(seat)) return { outcome: 'seat-taken' };
  const taken = new Set(match.seats.map(({ name }) => name));
  const name = names.find((candidate) => !taken.has(candidate)) ?? level;
  return { outcome: 'seat', name };
}

/** What becomes of the host's wish that a bot goes. */
export function decideRemoveBot(match: StoredMatch | null, by: PersonId, seat: Seat): RemoveBotOutcome {
  const reason = notHostReason(match, by);
  if (reason !== null || match === null) return { outcome: reason ?? 'not-found' };
  const lockReason = lockedReason(match);
  if (lockReason !== null) return { outcome: lockReason };
  const storedSeat = match.seats.find((other) => other.seat === seat);
  return { outcome: storedSeat !== undefined && isBotSeat(storedSeat) ? 'removed' : 'not-found' };
}

/** The bots that sit down with the opener, one after another, named apart. */
export function openingBots(
  opener: string,
  bots: readonly NewBot[],
): readonly { readonly seat: Seat; readonly name: string; readonly level: BotLevel }[] {
  const taken = new Set([opener]);
  return bots.map(({ level, names }, index) => {
    const name = names.find((candidate) => !taken.has(candidate)) ?? level;
    taken.add(name);
    return { seat: index + 1, name, level };
  });
}

const isBotSeat = ({ personId, bot }: StoredMatch['seats'][number]) => personId === null && bot !== null;

/** Why somebody may not arrange a table; the host may while its game is not over. */
export function notHostReason(
  match: StoredMatch | null,
  by: PersonId,
): 'not-found' | 'not-host' | 'already-started' | null {
  if (match === null) return 'not-found';
  if (hostOf(match) !== by) return 'not-host';
  return match.status === 'open' || match.status === 'running' ? null : 'already-started';
}

export function freeSeats({ players, seats }: StoredMatch): readonly Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) =>
    seats.every((other) => other.seat !== seat),
  );
}
