/** What no page of ours sends, and is refused before anything else looks at it. */
import type { Middleware } from 'koa';
import { bodyOf, refuse } from '../errors/api-error';

/** Refuses a target that is no path ('http://elsewhere/', '*'): to take it apart may throw, wherever it is done. */
export const pathsOnly: Middleware = (ctx, next) => {
  if (ctx.req.url?.startsWith('/') === true) return next();
  ctx.status = 400;
  ctx.body = bodyOf(refuse('bad-request', 'The target of a request is a path.', 'path'));
};

/** A body that cannot be read: too large, not of the encoding or the kind that its headers say. @throws ApiError */
export function unreadable(error: Error): never {
  const isLarge = 'status' in error && error.status === 413;
  throw isLarge
    ? refuse('too-large', 'The body is too large.', 'body')
    : refuse('bad-request', 'The body cannot be read.', 'body');
}

const CUT = /^(?:HPE_|ECONN|EPIPE|ERR_STREAM_|ERR_HTTP_REQUEST_TIMEOUT$)/;

/** Whether somebody left, took too long, or went on with what is no HTTP, while being answered: no fault of ours. */
export function isLineCut(error: Error): boolean {
  return 'code' in error && CUT.test(String(error.code));
}
