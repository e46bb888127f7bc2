import type { Middleware } from 'koa';
import type { Metrics } from '../observability/metrics';
import { patternOf } from './route';

/** Measures every request by its route's pattern. Requests without a route count as `page`. */
export function requestMetrics(metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const pattern = patternOf(ctx);
    const route = pattern === null ? 'page' : `${ctx.method} ${pattern}`;
    metrics.observeRequest('http', route, performance.now() - startedAt);
  };
}
