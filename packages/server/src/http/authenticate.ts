/** A request's side of identity and limits. */
import type { Context } from 'koa';
import { apiError } from '../errors/api-error';
import {
  SESSION_COOKIE,
  parseBearerToken,
  resolveCaller,
  assertTokenForMatch,
  hashCredential,
} from '../identity/caller';
import type { Caller } from '../identity/caller';
import type { LimitName, RateLimiter } from '../admission/rate-limits';
import type { Device, Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import type { Ingress } from './ingress';
import { matchParamOf } from './route';

const COOKIE_MAX_AGE_MS = 400 * 24 * 3600 * 1000; // as long as browsers keep any

export interface AuthDeps {
  readonly storage: Storage;
  readonly rateLimiter: RateLimiter;
  readonly ingress: Ingress;
  readonly now: () => number; // ms since 1970, UTC
}

/**
 * Counts the request against its limits, then looks up who asks. A seat's token is good for its own table alone.
 * @throws ApiError `not-your-seat` for the token of another table, and for a token that opens a table
 */
export async function authenticate(
  ctx: Context,
  { storage, rateLimiter, ingress, now }: AuthDeps,
  limit: LimitName,
): Promise<Caller> {
  const { cookie, authorization, 'user-agent': agent } = ctx.headers;
  const credentials = { cookie, token: parseBearerToken(authorization), agent };
  await rateLimiter.consume(limit, {
    credential: hashCredential(credentials),
    address: ingress.clientIp(ctx.req),
  });
  const caller = await resolveCaller(storage, credentials, now());
  assertTokenForMatch(
    caller,
    limit === 'create-table' ? undefined : (matchParamOf(ctx) ?? caller.seat?.matchId),
  );
  return caller;
}

/** Somebody by the cookie of a browser: a seat's token stands for one seat, not for all that its person has. */
export interface SessionCaller extends Caller {
  readonly person: Person;
  readonly device: Device;
}

/** As `authenticate`. @throws ApiError `not-signed-in` for everybody else */
export async function requireSession(ctx: Context, deps: AuthDeps, limit: LimitName): Promise<SessionCaller> {
  const { person, device, seat } = await authenticate(ctx, deps, limit);
  if (person === null || device === null)
    throw apiError('not-signed-in', 'Only a browser that has had a seat can ask for this.');
  return { person, device, seat };
}

/** Gives a browser the key to keep: no script can read it, no other site can send it with a form. */
export const setSessionCookie = (ctx: Context, key: string, ingress: Ingress): void =>
  writeSessionCookie(ctx, key, ingress);

/** Has the browser forget its key. */
export const clearSessionCookie = (ctx: Context, ingress: Ingress): void =>
  writeSessionCookie(ctx, null, ingress);

function writeSessionCookie(ctx: Context, key: string | null, ingress: Ingress): void {
  const isSecure = ingress.isSecure(ctx.req);
  ctx.cookies.secure = isSecure;
  ctx.cookies.set(SESSION_COOKIE, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: COOKIE_MAX_AGE_MS,
    path: ingress.basePath === '' ? '/' : ingress.basePath,
    overwrite: true,
  });
}
