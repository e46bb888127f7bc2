/** A request's side of identity and limits. */
import type { Context } from 'koa';
import { refuse } from '../errors/api-error';
import { GUEST_COOKIE, bearerOf, callerOf, checkToken, countedAs } from '../identity/caller';
import type { Caller } from '../identity/caller';
import type { Entry, Limits } from '../limits';
import type { Device, Person } from '../storage/people';
import type { Storage } from '../storage/storage';
import type { Outside } from './outside';
import { matchParamOf } from './route';

const COOKIE_MS = 400 * 24 * 3600 * 1000; // as long as browsers keep any

export interface AskingParts {
  readonly storage: Storage;
  readonly limits: Limits;
  readonly outside: Outside;
  readonly now: () => number; // ms since 1970, UTC
}

/**
 * Counts the request against its limits, then looks up who asks. A seat's token is good for its own table alone.
 * @throws ApiError `not-your-seat` for the token of another table, and for a token that opens a table
 */
export async function asking(
  ctx: Context,
  { storage, limits, outside, now }: AskingParts,
  entry: Entry,
): Promise<Caller> {
  const { cookie, authorization, 'user-agent': agent } = ctx.headers;
  const shown = { cookie, token: bearerOf(authorization), agent };
  await limits.spend(entry, { who: countedAs(shown), address: outside.addressOf(ctx.req) });
  const caller = await callerOf(storage, shown, now());
  checkToken(caller, entry === 'open' ? undefined : (matchParamOf(ctx) ?? caller.seat?.matchId));
  return caller;
}

/** Somebody by the cookie of a browser: a seat's token stands for one seat, not for all that its person has. */
export interface Oneself extends Caller {
  readonly person: Person;
  readonly device: Device;
}

/** As `asking`. @throws ApiError `not-signed-in` for everybody else */
export async function askingAsOneself(ctx: Context, parts: AskingParts, entry: Entry): Promise<Oneself> {
  const { person, device, seat } = await asking(ctx, parts, entry);
  if (person === null || device === null)
    throw refuse('not-signed-in', 'Only a browser that has had a seat can ask for this.');
  return { person, device, seat };
}

/** Gives a browser the key to keep: no script can read it, no other site can send it with a form. */
export const giveGuestKey = (ctx: Context, key: string, outside: Outside): void =>
  setGuestKey(ctx, key, outside);

/** Has the browser forget its key. */
export const takeGuestKey = (ctx: Context, outside: Outside): void => setGuestKey(ctx, null, outside);

function setGuestKey(ctx: Context, key: string | null, outside: Outside): void {
  const isSecure = outside.isSecure(ctx.req);
  ctx.cookies.secure = isSecure;
  ctx.cookies.set(GUEST_COOKIE, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: COOKIE_MS,
    path: outside.basePath === '' ? '/' : outside.basePath,
    overwrite: true,
  });
}
