/** The caller of a request: a guest with a browser's cookie, or a program with a seat's token. */
import { seatHeldBy } from '../table-setup/host';
import { apiError } from '../errors/api-error';
import { startOfDay, type Device, type Session, type Person } from '../storage/persons';
import type { StoredSeatToken } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { parseDeviceLabel } from './device-label';
import { hashSecret, areHashesEqual } from './secret-key';

/** The credentials of a request, not yet verified. */
export interface Credentials {
  readonly sessionKey: string | undefined; // of the session cookie
  readonly token: string | undefined; // a seat token
  readonly agent: string | undefined; // the User-Agent header
}

export interface Caller {
  readonly person: Person | null; // null: a new guest or a spectator
  readonly device: Device | null; // null unless a session cookie was sent
  readonly seat: StoredSeatToken | null; // null unless a seat token was sent
}

export const NOBODY: Caller = { person: null, device: null, seat: null };

/**
 * Returns the seat token of an `Authorization: Bearer …` header, or undefined without the header.
 *
 * @throws ApiError if the header has another form
 */
export function parseBearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
  if (token === undefined) throw apiError('token-malformed');
  return token;
}

/** Returns the rate-limit key of a caller, without a storage lookup. Returns null without credentials. */
export function hashCredential({
  sessionKey,
  token,
}: Pick<Credentials, 'sessionKey' | 'token'>): string | null {
  const credential = token ?? sessionKey;
  return credential === undefined ? null : hashSecret(credential);
}

/**
 * Resolves the caller of a request from its credentials.
 *
 * @throws ApiError `not-signed-in` if no seat has the token
 */
export async function resolveCaller(
  storage: Pick<Storage, 'matches' | 'persons'>,
  credentials: Credentials,
  at: number,
): Promise<Caller> {
  if (credentials.token !== undefined) {
    const seat = await findSeatByToken(storage, credentials.token);
    return { person: await storage.persons.find(seat.personId), device: null, seat };
  }
  const session = await findSession(storage, credentials.sessionKey);
  if (session === null) return NOBODY;
  await touchDevice(storage, session.device, credentials.agent, at);
  return { ...session, seat: null };
}

/**
 * @throws ApiError `not-your-seat` if the caller's seat token is for another match than `matchId` (undefined: no
 * match)
 */
export function assertTokenForMatch({ seat }: Caller, matchId: string | undefined): void {
  if (seat !== null && seat.matchId !== matchId) throw apiError('token-of-other-table');
}

/**
 * Checks after a request has created a link, code, address or token that its device is still signed in. If not, a
 * sign-out may have missed it, so it is invalidated. `withCode`: the request created a recovery code.
 *
 * @throws ApiError `not-signed-in`
 */
export async function assertStillSignedIn(
  { persons }: Pick<Storage, 'persons'>,
  { person, device }: Caller,
  { withCode = false } = {},
): Promise<void> {
  if (person === null || device === null || (await persons.isSignedIn(device.id))) return;
  await persons.revokeGrants(person.id, { withCode });
  throw apiError('request-without-person');
}

/** Updates the day that a device was last seen and its label. Writes only if one of them changed. */
async function touchDevice(
  storage: Pick<Storage, 'persons'>,
  { id, lastSeenOn, label: previousLabel }: Device,
  userAgent: string | undefined,
  at: number,
): Promise<void> {
  const label = parseDeviceLabel(userAgent) ?? previousLabel;
  if (lastSeenOn < startOfDay(at) || label !== previousLabel)
    await storage.persons.touchDevice(id, startOfDay(at), label);
}

async function findSeatByToken(storage: Pick<Storage, 'matches'>, token: string): Promise<StoredSeatToken> {
  const hash = hashSecret(token);
  const seat = await storage.matches.seatByToken(hash);
  if (seat === null || !areHashesEqual(seat.tokenHash, hash)) {
    throw apiError('token-unknown');
  }
  return seat;
}

async function findSession(
  storage: Pick<Storage, 'persons'>,
  sessionKey: string | undefined,
): Promise<Session | null> {
  if (sessionKey === undefined) return null;
  const hash = hashSecret(sessionKey);
  const session = await storage.persons.sessionByKey(hash);
  return session !== null && areHashesEqual(session.device.keyHash, hash) ? session : null;
}

/** Returns the seat that the caller holds at a table, or null for a spectator. */
export function seatAt(match: Parameters<typeof seatHeldBy>[0], { person }: Caller): number | null {
  return seatHeldBy(match, person?.id ?? null);
}
