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

/** Rejects a compressed body before it is inflated. No client of this server sends one. @throws ApiError */
export const rejectEncodedBodies: Middleware = (ctx, next) => {
  if (ctx.get('Content-Encoding') !== '') throw apiError('body-encoded');
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
