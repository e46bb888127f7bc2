/** The matched route of a request. */
import type { Context } from 'koa';

interface RoutedContext {
  readonly _matchedRoute?: unknown; // set by @koa/router: a string if the path is no RegExp
  readonly params?: { readonly match?: string };
}

/** Returns the pattern of the route ('/api/matches/:match'), or null if no route matched. */
export function patternOf(ctx: Context): string | null {
  const { _matchedRoute: pattern } = ctx as RoutedContext;
  return typeof pattern === 'string' ? pattern : null;
}

/** Returns the raw match id in the path, or undefined if the route has none. */
export const matchParamOf = (ctx: Context): string | undefined => (ctx as RoutedContext).params?.match;
