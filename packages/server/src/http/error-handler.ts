import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { ApiError, toErrorBody, apiError, statusOf } from '../errors/api-error';
import type { Metrics } from '../observability/metrics';
import { StorageUnavailableError } from '../storage/storage';
import { routeOf } from './request-log';

/** Converts every thrown error into an answer `{ code, field, message }`. */
export function errorHandler(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!(error instanceof ApiError || error instanceof StorageUnavailableError)) {
        log.error(
          { err: error, requestId: ctx.response.get('X-Request-Id'), ...routeOf(ctx) },
          'request failed',
        );
      }
      const body = toErrorBody(error);
      metrics.countRejection('http', body.code);
      ctx.status = statusOf(body.code);
      ctx.body = body;
    }
  };
}

/** Converts errors of Koa's own middleware into API errors. */
function toApiError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error;
  const status = 'status' in error ? error.status : null;
  if (status === 413) return apiError('too-large', 'The body is too large.', 'body');
  if (status === 400 || error instanceof URIError)
    return apiError('bad-request', 'The request cannot be read.', 'body');
  return error;
}
