/** The cookie that keeps a browser signed in. */
import type { IncomingMessage } from 'node:http';
import { parse as parseCookies } from 'cookie';
import type { Context } from 'koa';
import { DAY_MS } from '@great-fire/table/durations';
import type { Ingress } from '../shared/ingress';

const MAX_AGE_MS = 400 * DAY_MS; // the maximum of browsers

type CookieRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Returns the cookie's name. Another site of the same domain, and plain http, can set a cookie `session`, but none with
 * the prefix `__Host-`. Browsers accept the prefix only on https and for the path '/'.
 */
const sessionCookieName = (request: CookieRequest, ingress: Ingress): string =>
  ingress.isSecure(request) && ingress.basePath === '' ? '__Host-session' : 'session';

/** Returns the session key of a request, or undefined without one. */
export const readSessionKey = (request: CookieRequest, ingress: Ingress): string | undefined =>
  parseCookies(request.headers.cookie ?? '')[sessionCookieName(request, ingress)];

/** Sets the cookie: not readable by scripts, not sent with other sites' forms. Null clears it. */
export function writeSessionCookie(ctx: Context, key: string | null, ingress: Ingress): void {
  const isSecure = ingress.isSecure(ctx.req);
  ctx.cookies.secure = isSecure;
  ctx.cookies.set(sessionCookieName(ctx.req, ingress), key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: MAX_AGE_MS,
    path: ingress.basePath === '' ? '/' : ingress.basePath,
    overwrite: true,
  });
}
