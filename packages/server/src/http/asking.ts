/** A request's side of identity and limits. */
import type { Context } from 'koa';
import { GUEST_COOKIE, bearerOf, callerOf, countedAs } from '../identity/caller';
import type { Caller } from '../identity/caller';
import type { Entry, Limits } from '../limits';
import type { Storage } from '../storage/storage';

const COOKIE_MS = 400 * 24 * 3600 * 1000; // as long as browsers keep any

/** Counts the request against its limits, then looks up who asks. @throws ApiError */
export async function asking(
  ctx: Context,
  { storage, limits }: { readonly storage: Storage; readonly limits: Limits },
  entry: Entry,
): Promise<Caller> {
  const shown = { cookie: ctx.headers.cookie, token: bearerOf(ctx.headers.authorization) };
  await limits.spend(entry, { who: countedAs(shown), address: ctx.ip });
  return callerOf(storage, shown);
}

/** Gives a new guest the key to keep: no script can read it, no other site can send it with a form. */
export function giveGuestKey(ctx: Context, key: string, isSecure: boolean): void {
  ctx.cookies.secure = isSecure;
  ctx.cookies.set(GUEST_COOKIE, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: COOKIE_MS,
    path: '/',
    overwrite: true,
  });
}
