import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that a page sent may be met: its page must be ours, from one of `allowedOrigins` or, where
 * none is set, from the host that was asked. Programs that are no browsers send no Origin, and have no
 * cookies that another page could borrow.
 */
export function isAllowedOrigin(
  headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  allowedOrigins: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return allowedOrigins.length === 0
    ? new URL(origin).host === host
    : allowedOrigins.includes(new URL(origin).origin);
}
