import type { Middleware } from 'koa';
import type { Metrics } from '../metrics';

/** Measures every request, under its route's pattern; what lies outside the API is one thing. */
export function measured(metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    await next();
    const { _matchedRoute: route } = ctx as { readonly _matchedRoute?: unknown };
    const what = typeof route === 'string' ? `${ctx.method} ${route}` : 'page';
    metrics.answered('http', what, performance.now() - began);
  };
}
