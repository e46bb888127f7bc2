import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { ApiError, bodyOf, refuse, statusOf } from '../errors/api-error';
import type { Metrics } from '../metrics';
import { StorageLost } from '../storage/storage';
import { routeOf } from './request-log';

/** The one place where an error becomes an answer: `{ code, field, message }`. */
export function errorAnswer(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = known(thrown);
      if (!(error instanceof ApiError || error instanceof StorageLost)) {
        log.error(
          { err: error, requestId: ctx.response.get('X-Request-Id'), ...routeOf(ctx) },
          'request failed',
        );
      }
      const body = bodyOf(error);
      metrics.refused('http', body.code);
      ctx.status = statusOf(body.code);
      ctx.body = body;
    }
  };
}

/** What Koa's own parts throw, in our words. */
function known(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error;
  const status = 'status' in error ? error.status : null;
  if (status === 413) return refuse('too-large', 'The body is too large.', 'body');
  if (status === 400 || error instanceof URIError)
    return refuse('bad-request', 'The request cannot be read.', 'body');
  return error;
}
