/** A request's side of identity and limits. */
import type { Context } from 'koa';
import { GUEST_COOKIE, bearerOf, callerOf, countedAs } from '../identity/caller';
import type { Caller } from '../identity/caller';
import type { Entry, Limits } from '../limits';
import type { Storage } from '../storage/storage';
import type { Outside } from './outside';

const COOKIE_MS = 400 * 24 * 3600 * 1000; // as long as browsers keep any

export interface AskingParts {
  readonly storage: Storage;
  readonly limits: Limits;
  readonly outside: Outside;
}

/** Counts the request against its limits, then looks up who asks. @throws ApiError */
export async function asking(
  ctx: Context,
  { storage, limits, outside }: AskingParts,
  entry: Entry,
): Promise<Caller> {
  const shown = { cookie: ctx.headers.cookie, token: bearerOf(ctx.headers.authorization) };
  await limits.spend(entry, { who: countedAs(shown), address: outside.addressOf(ctx.req) });
  return callerOf(storage, shown);
}

/** Gives a new guest the key to keep: no script can read it, no other site can send it with a form. */
export function giveGuestKey(ctx: Context, key: string, outside: Outside): void {
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
