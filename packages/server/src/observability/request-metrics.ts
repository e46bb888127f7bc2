import type { Middleware } from 'koa';
import type { Metrics } from './metrics';
import { patternOf } from '../http/route';

/** Measures every request, under its route's pattern; what lies outside the API is one thing. */
export function requestMetrics(metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const pattern = patternOf(ctx);
    const route = pattern === null ? 'page' : `${ctx.method} ${pattern}`;
    metrics.observeRequest('http', route, performance.now() - startedAt);
  };
}
