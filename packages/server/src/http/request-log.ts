import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics';
import { isApiPath, matchParamOf, patternOf } from './route';

/**
 * Returns the route of a request and its match for the log. A path may contain a token, so a request without a route
 * keeps only its first two segments.
 */
export function routeOf(ctx: Context): { readonly route: string; readonly matchId?: string } {
  const pattern = patternOf(ctx);
  if (pattern === null) return { route: ctx.path.split('/').slice(0, 3).join('/') };
  const matchId = matchParamOf(ctx);
  return { route: pattern, ...(matchId !== undefined && { matchId }) };
}

/**
 * Logs and measures each request, with an id that the response carries too. Logs no headers, bodies, queries or path
 * parameters. Requests without a route are measured as `page`.
 */
export function observeRequests(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    ctx.set('X-Request-Id', requestId);
    await next();
    const ms = performance.now() - startedAt;
    const pattern = patternOf(ctx);
    metrics.observeRequest('http', pattern === null ? 'page' : `${ctx.method} ${pattern}`, ms);
    const level = isApiPath(ctx.path) ? 'info' : 'debug';
    log[level](
      { requestId, method: ctx.method, ...routeOf(ctx), status: ctx.status, ms: Math.round(ms * 10) / 10 },
      'request',
    );
  };
}
