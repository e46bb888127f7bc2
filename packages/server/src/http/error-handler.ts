import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { apiError, ApiError, StorageUnavailableError, toErrorBody } from '../errors/api-error';
import { HTTP_STATUS } from '../errors/error-table';
import type { Metrics } from '../observability/metrics';
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
      ctx.status = HTTP_STATUS[body.code];
      if (body.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(body.retryAfterSeconds));
      ctx.body = body;
    }
  };
}

/** Converts errors of Koa's own middleware into API errors. */
function toApiError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error;
  const status = 'status' in error ? error.status : null;
  if (status === 413) return apiError('body-too-large');
  if (status === 400 || error instanceof URIError) return apiError('request-unreadable');
  return error;
}
