/** Authentication and rate limits of HTTP requests. */
import type { Context } from 'koa';
import { apiError } from '../errors/api-error';
import {
  parseBearerToken,
  resolveCaller,
  assertTokenForMatch,
  hashCredential,
  type Caller,
  type Credentials,
} from '../identity/caller';
import type { Guard } from '../admission/guard';
import type { LimitName } from '../admission/rate-limits';
import type { Device, Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import type { Ingress } from '../shared/ingress';
import { matchParamOf } from './route';
import { readSessionKey } from './session-cookie';

export interface AuthDeps {
  readonly storage: Storage;
  readonly guard: Guard;
  readonly ingress: Ingress;
  readonly now: () => number; // ms since 1970, UTC
}

/**
 * Consumes the request's rate limits, then resolves the caller. A seat's token is valid only for its own match.
 * @throws ApiError `not-your-seat` if the token belongs to another match or tries to open a table
 */
export async function authenticate(
  ctx: Context,
  { storage, guard, ingress, now }: AuthDeps,
  limit: LimitName,
): Promise<Caller> {
  const credentials = credentialsOf(ctx, ingress);
  await consumeLimit(ctx, { guard, ingress }, limit);
  const caller = await resolveCaller(storage, credentials, now());
  assertTokenForMatch(
    caller,
    limit === 'create-table' ? undefined : (matchParamOf(ctx) ?? caller.seat?.matchId),
  );
  return caller;
}

/** Consumes a rate limit of the caller and the address. @throws ApiError `too-many-requests`, `storage-full` */
export const consumeLimit = (
  ctx: Context,
  { guard, ingress }: Pick<AuthDeps, 'guard' | 'ingress'>,
  limit: LimitName,
): Promise<void> =>
  guard.consume(limit, {
    credential: hashCredential(credentialsOf(ctx, ingress)),
    address: ingress.clientIp(ctx.req),
  });

const credentialsOf = ({ req }: Context, ingress: Ingress): Credentials => ({
  sessionKey: readSessionKey(req, ingress),
  token: parseBearerToken(req.headers.authorization),
  agent: req.headers['user-agent'],
});

export interface PersonCaller extends Caller {
  readonly person: Person;
}

/** A caller with a browser's cookie. A seat's token gives access to one seat, not to the person's account. */
export interface SessionCaller extends PersonCaller {
  readonly device: Device;
}

/**
 * Like `authenticate`, but requires a credential.
 *
 * @throws ApiError `not-signed-in` for all other callers
 */
export async function requirePerson(ctx: Context, deps: AuthDeps, limit: LimitName): Promise<PersonCaller> {
  const { person, ...credential } = await authenticate(ctx, deps, limit);
  if (person === null) throw apiError('command-without-seat');
  return { person, ...credential };
}

/**
 * Like `authenticate`, but requires a session cookie.
 *
 * @throws ApiError `not-signed-in` for all other callers
 */
export async function requireSession(ctx: Context, deps: AuthDeps, limit: LimitName): Promise<SessionCaller> {
  const { person, device, seat } = await authenticate(ctx, deps, limit);
  if (person === null || device === null) throw apiError('request-without-person');
  return { person, device, seat };
}
