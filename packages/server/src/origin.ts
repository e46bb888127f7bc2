import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that a page sent may be met: its page must be ours. Programs that are no
 * browsers send no Origin, and have no cookies that another page could borrow.
 */
export function isOwnOrigin(
  headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  publicUrl: URL | null,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return publicUrl === null ? new URL(origin).host === host : new URL(origin).origin === publicUrl.origin;
}
