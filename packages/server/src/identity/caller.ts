/** Who asks: a guest by the cookie of the browser, or the holder of a seat by its token. */
import { parse as parseCookies } from 'cookie';
import { refuse } from '../errors/api-error';
import { seatHeldBy } from '../storage/seating';
import type { Person, SeatHolder, Storage } from '../storage/storage';
import { hashOf, sameHash } from './secret-key';

export const GUEST_COOKIE = 'guest';

/** What a request shows of itself; nothing in it is believed before it is looked up. */
export interface Credentials {
  readonly cookie: string | undefined; // the Cookie header
  readonly token: string | undefined; // a seat token
}

export interface Caller {
  readonly person: Person | null; // null: somebody new, or a spectator
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
export function countedAs({ cookie, token }: Credentials): string | null {
  const shown = token ?? guestKeyOf(cookie);
  return shown === undefined ? null : hashOf(shown);
}

function guestKeyOf(cookie: string | undefined): string | undefined {
  return cookie === undefined ? undefined : parseCookies(cookie)[GUEST_COOKIE];
}

/** Looks up who asks. @throws ApiError `not-signed-in` where a token is shown that no seat has */
export async function callerOf(storage: Storage, shown: Credentials): Promise<Caller> {
  if (shown.token !== undefined) {
    const seat = await seatByToken(storage, shown.token);
    return { person: await storage.persons.find(seat.personId), seat };
  }
  return { person: await guestOf(storage, shown.cookie), seat: null };
}

async function seatByToken(storage: Storage, token: string): Promise<SeatHolder> {
  const hash = hashOf(token);
  const seat = await storage.matches.byToken(hash);
  if (seat === null || !sameHash(seat.tokenHash, hash)) {
    throw refuse('not-signed-in', 'No seat has this token.', 'token');
  }
  return seat;
}

async function guestOf(storage: Storage, header: string | undefined): Promise<Person | null> {
  const key = guestKeyOf(header);
  if (key === undefined) return null;
  const hash = hashOf(key);
  const person = await storage.persons.byKey(hash);
  return person !== null && sameHash(person.keyHash, hash) ? person : null;
}

/** The seat that whoever asks holds at a table, or null for a spectator. */
export function seatAt(match: Parameters<typeof seatHeldBy>[0], { person }: Caller): number | null {
  return seatHeldBy(match, person?.id ?? null);
}
