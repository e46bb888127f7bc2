/** Who may sit down, stand up, or have a bot sit down: judged within the transaction that does it, alike in every storage. */
import type { Seat } from '@great-fire/game';
import type { BotLevel } from '@great-fire/protocol';
import { isBeingDealt, isPartTaken, whyFixed } from './parts';
import type {
  LeaveSeat,
  NewBot,
  NewSeat,
  PutBot,
  RemoveBot,
  StoredMatch,
  StoredSeat,
  TakeSeat,
} from './matches';
import type { PersonId } from './storage';

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
  return seats.find((held) => held.personId === personId)?.seat ?? null;
}

/** Why a host has no seat for somebody. */
export interface KeptOut {
  readonly wasRemoved: boolean; // from this table
  readonly isBlocked: boolean; // by who is its host now
}

/** What becomes of somebody's wish for a seat; whom the host removed or blocks gets none. */
export function judgeTaking(
  match: StoredMatch | null,
  { personId, part = null }: Pick<NewSeat, 'personId' | 'part'>,
  { wasRemoved, isBlocked }: KeptOut,
  wanted: Seat | null,
): TakeSeat {
  if (match === null) return { outcome: 'not-found' };
  if (seatHeldBy(match, personId) !== null) return { outcome: 'already-seated' };
  const fixed = whyFixed(match);
  if (fixed !== null) return { outcome: fixed };
  if (wasRemoved) return { outcome: 'removed' };
  if (isBlocked) return { outcome: 'not-for-you' };
  const free = freeSeats(match);
  const [first] = free;
  if (first === undefined) return { outcome: 'table-full' };
  const seat = wanted ?? first;
  if (!free.includes(seat)) return { outcome: 'seat-taken' };
  if (isPartTaken(match.seats, part, null)) return { outcome: 'part-taken' };
  return { outcome: 'taken', seat };
}

/** What becomes of a wish that a person stands up, theirs or the host's; a table where bots alone would stay is closed. */
export function judgeLeaving(match: StoredMatch | null, seat: Seat, by: PersonId): LeaveSeat {
  if (match === null) return { outcome: 'not-found' };
  const sitting = match.seats.find((held) => held.seat === seat)?.personId ?? null;
  if (sitting === null || (sitting !== by && hostOf(match) !== by)) return { outcome: 'not-your-seat' };
  const fixed = whyFixed(match);
  if (fixed !== null) return { outcome: fixed };
  const stay = match.seats.filter((other) => other.seat !== seat);
  const host = hostOf({ hostId: match.hostId, seats: stay });
  return { outcome: 'left', closed: host === null, host, removed: sitting === by ? null : sitting };
}

/** What becomes of the host's wish for a bot: before the start in a free seat, at any time in one that a bot has. */
export function judgeBot(
  match: StoredMatch | null,
  by: PersonId,
  seat: Seat,
  { level, names }: NewBot,
): PutBot | { readonly outcome: 'seat'; readonly name: string } {
  const refused = whyNotHost(match, by);
  if (refused !== null || match === null) return { outcome: refused ?? 'not-found' };
  if (isBeingDealt(match)) return { outcome: 'being-dealt' };
  const held = match.seats.find((other) => other.seat === seat);
  if (held !== undefined) return { outcome: isBotsOwn(held) ? 'put' : 'seat-taken' };
  if (match.status !== 'open') return { outcome: 'already-started' };
  if (!freeSeats(match).includes(seat)) return { outcome: 'seat-taken' };
  const taken = new Set(match.seats.map(({ name }) => name));
  const name = names.find((one) => !taken.has(one)) ?? level;
  return { outcome: 'seat', name };
}

/** What becomes of the host's wish that a bot goes. */
export function judgeBotGoing(match: StoredMatch | null, by: PersonId, seat: Seat): RemoveBot {
  const refused = whyNotHost(match, by);
  if (refused !== null || match === null) return { outcome: refused ?? 'not-found' };
  const fixed = whyFixed(match);
  if (fixed !== null) return { outcome: fixed };
  const held = match.seats.find((other) => other.seat === seat);
  return { outcome: held !== undefined && isBotsOwn(held) ? 'removed' : 'not-found' };
}

/** The bots that sit down with the opener, one after another, named apart. */
export function botsBeside(
  opener: string,
  bots: readonly NewBot[],
): readonly { readonly seat: Seat; readonly name: string; readonly level: BotLevel }[] {
  const taken = new Set([opener]);
  return bots.map(({ level, names }, index) => {
    const name = names.find((one) => !taken.has(one)) ?? level;
    taken.add(name);
    return { seat: index + 1, name, level };
  });
}

const isBotsOwn = ({ personId, bot }: StoredMatch['seats'][number]) => personId === null && bot !== null;

/** Why somebody may not arrange a table; the host may while its game is not over. */
export function whyNotHost(
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
