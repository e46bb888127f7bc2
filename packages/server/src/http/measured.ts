import type { Middleware } from 'koa';
import type { Metrics } from '../metrics';
import { patternOf } from './route';

/** Measures every request, under its route's pattern; what lies outside the API is one thing. */
export function measured(metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    await next();
    const pattern = patternOf(ctx);
    const what = pattern === null ? 'page' : `${ctx.method} ${pattern}`;
    metrics.answered('http', what, performance.now() - began);
  };
}
