/** What no page of ours sends, and is refused before anything else looks at it. */
import type { Middleware } from 'koa';
import { toErrorBody, apiError } from '../errors/api-error';

/** Refuses a target that is no path ('http://elsewhere/', '*'): to take it apart may throw, wherever it is done. */
export const rejectNonPathTargets: Middleware = (ctx, next) => {
  if (ctx.req.url?.startsWith('/') === true) return next();
  ctx.status = 400;
  ctx.body = toErrorBody(apiError('bad-request', 'The target of a request is a path.', 'path'));
};

/** A body that cannot be read: too large, not of the encoding or the kind that its headers say. @throws ApiError */
export function onBodyError(error: Error): never {
  const isLarge = 'status' in error && error.status === 413;
  throw isLarge
    ? apiError('too-large', 'The body is too large.', 'body')
    : apiError('bad-request', 'The body cannot be read.', 'body');
}

const DISCONNECT_CODES = /^(?:HPE_|ECONN|EPIPE|ERR_STREAM_|ERR_HTTP_REQUEST_TIMEOUT$)/;

/** Whether somebody left, took too long, or went on with what is no HTTP, while being answered: no fault of ours. */
export function isClientDisconnect(error: Error): boolean {
  return 'code' in error && DISCONNECT_CODES.test(String(error.code));
}
