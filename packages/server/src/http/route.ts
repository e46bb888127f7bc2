/** The route of a request, known once the router has matched it. */
import type { Context } from 'koa';

interface RoutedContext {
  readonly _matchedRoute?: unknown; // by @koa/router: a text for a route without a regular expression
  readonly params?: { readonly match?: string };
}

/** The pattern of the route: '/api/matches/:match'; null if no route matched. */
export function patternOf(ctx: Context): string | null {
  const { _matchedRoute: pattern } = ctx as RoutedContext;
  return typeof pattern === 'string' ? pattern : null;
}

/** The id of the match in the path, as given; undefined if the route has none. */
export const matchParamOf = (ctx: Context): string | undefined => (ctx as RoutedContext).params?.match;
