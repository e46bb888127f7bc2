/** Rejects requests that no client of this server sends, before any other middleware. */
import type { Middleware } from 'koa';
import { toErrorBody, apiError } from '../errors/api-error';

/**
 * Rejects a request target that is not a path ('http://elsewhere/', '*'), because parsing it may throw in any
 * middleware.
 */
export const rejectNonPathTargets: Middleware = (ctx, next) => {
  if (ctx.req.url?.startsWith('/') === true) return next();
  ctx.status = 400;
  ctx.body = toErrorBody(apiError('target-not-a-path'));
};

// The button of a mail program sends a form, as RFC 8058 says. The route does not read it.
const ONE_CLICK_UNSUBSCRIBE = /^\/api\/notifications\/unsubscribe\//;

/** Rejects a body that is compressed, before it is inflated, and one that is no JSON. @throws ApiError */
export const rejectUnreadableBodies: Middleware = (ctx, next) => {
  if (ctx.get('Content-Encoding') !== '') throw apiError('body-encoded');
  const hasBody = ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > 0;
  if (hasBody && typeof ctx.is('json') !== 'string' && !ONE_CLICK_UNSUBSCRIBE.test(ctx.path))
    throw apiError('body-not-json');
  return next();
};

/**
 * Rejects a body that is too large or contradicts its headers.
 *
 * @throws ApiError
 */
export function onBodyError(error: Error): never {
  const isLarge = 'status' in error && error.status === 413;
  throw isLarge ? apiError('body-too-large') : apiError('body-unreadable');
}

const DISCONNECT_CODES = /^(?:HPE_|ECONN|EPIPE|ERR_STREAM_|ERR_HTTP_REQUEST_TIMEOUT$)/;

/**
 * Whether the client disconnected, was too slow or sent malformed HTTP while the server answered. Such an error is not
 * the server's fault.
 */
export function isClientDisconnect(error: Error): boolean {
  return 'code' in error && DISCONNECT_CODES.test(String(error.code));
}
