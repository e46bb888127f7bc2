/** Who asks: a guest by the cookie of the browser, or the holder of a seat by its token. */
import { parse as parseCookies } from 'cookie';
import { refuse } from '../errors/api-error';
import { seatHeldBy } from '../storage/seating';
import { dayOf } from '../storage/people';
import type { Device, Known, Person } from '../storage/people';
import type { SeatHolder } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { labelOf } from './device-label';
import { hashOf, sameHash } from './secret-key';

export const GUEST_COOKIE = 'guest';

/** What a request shows of itself; nothing in it is believed before it is looked up. */
export interface Credentials {
  readonly cookie: string | undefined; // the Cookie header
  readonly token: string | undefined; // a seat token
  readonly agent: string | undefined; // the User-Agent header
}

export interface Caller {
  readonly person: Person | null; // null: somebody new, or a spectator
  readonly device: Device | null; // where the cookie of one was shown
  readonly seat: SeatHolder | null; // where a seat token was shown
}

/** The seat token of an `Authorization: Bearer …` header. @throws ApiError where it is of another kind */
export function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
  if (token === undefined)
    throw refuse('not-signed-in', 'Give the seat token as "Bearer TOKEN".', 'authorization');
  return token;
}

/** What stands for who asks in the count of requests, before anything is looked up; null for nobody known. */
export function countedAs({ cookie, token }: Pick<Credentials, 'cookie' | 'token'>): string | null {
  const shown = token ?? guestKeyOf(cookie);
  return shown === undefined ? null : hashOf(shown);
}

function guestKeyOf(cookie: string | undefined): string | undefined {
  return cookie === undefined ? undefined : parseCookies(cookie)[GUEST_COOKIE];
}

/** Looks up who asks. @throws ApiError `not-signed-in` where a token is shown that no seat has */
export async function callerOf(storage: Storage, shown: Credentials, at: number): Promise<Caller> {
  if (shown.token !== undefined) {
    const seat = await seatByToken(storage, shown.token);
    return { person: await storage.persons.find(seat.personId), device: null, seat };
  }
  const known = await guestOf(storage, shown.cookie);
  if (known === null) return { person: null, device: null, seat: null };
  await noteSeen(storage, known.device, shown.agent, at);
  return { ...known, seat: null };
}

/** @throws ApiError `not-your-seat` if the caller's seat token is for another table than `match`; undefined: no table */
export function checkToken({ seat }: Caller, match: string | undefined): void {
  if (seat !== null && seat.matchId !== match)
    throw refuse('not-your-seat', 'This token is for another table.', 'token');
}

/** Notes once a day that a device was there, and what it calls itself where that has changed. */
async function noteSeen(
  storage: Storage,
  { id, seenOn, label: before }: Device,
  agent: string | undefined,
  at: number,
): Promise<void> {
  const label = labelOf(agent) ?? before;
  if (seenOn < dayOf(at) || label !== before) await storage.persons.seen(id, dayOf(at), label);
}

async function seatByToken(storage: Storage, token: string): Promise<SeatHolder> {
  const hash = hashOf(token);
  const seat = await storage.matches.byToken(hash);
  if (seat === null || !sameHash(seat.tokenHash, hash)) {
    throw refuse('not-signed-in', 'No seat has this token.', 'token');
  }
  return seat;
}

async function guestOf(storage: Storage, header: string | undefined): Promise<Known | null> {
  const key = guestKeyOf(header);
  if (key === undefined) return null;
  const hash = hashOf(key);
  const known = await storage.persons.byKey(hash);
  return known !== null && sameHash(known.device.keyHash, hash) ? known : null;
}

/** The seat that whoever asks holds at a table, or null for a spectator. */
export function seatAt(match: Parameters<typeof seatHeldBy>[0], { person }: Caller): number | null {
  return seatHeldBy(match, person?.id ?? null);
}
