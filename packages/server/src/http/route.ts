/** The matched route of a request and the parameters of its path. */
import { parse } from 'node:querystring';
import {
  deviceIdSchema,
  groupIdSchema,
  matchIdSchema,
  memberIdSchema,
  personRefSchema,
  unsubscribeTokenSchema,
} from '@great-fire/protocol';
import type { Context } from 'koa';
import * as z from 'zod';
import { badRequest, validate } from '../errors/api-error';

/** Whether a path is of the API, in any case: caches and logs must not depend on how a client writes it. */
export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/i.test(path);

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

// Not coerced: '0x0' and ' ' would be numbers too.
const seatSchema = z
  .string()
  .regex(/^[0-5]$/, 'is no seat from 0 to 5')
  .transform(Number);
const WHOLE_NUMBER = /^\d{1,9}$/;

export const PATH_SCHEMAS = {
  device: deviceIdSchema,
  group: groupIdSchema,
  match: matchIdSchema,
  member: memberIdSchema,
  person: personRefSchema,
  seat: seatSchema,
  token: unsubscribeTokenSchema,
} as const;

/**
 * Validates the query of a request, in which a `limit` has digits alone. Koa's own `ctx.query` takes quadratic time: most
 * of a second for 15 kB of fields.
 *
 * @throws ApiError `bad-request`
 */
export function validateQuery<T>(schema: z.ZodType<T>, { querystring }: Pick<Context, 'querystring'>): T {
  const query = parse(querystring);
  const { limit } = query;
  if (limit !== undefined && !(typeof limit === 'string' && WHOLE_NUMBER.test(limit)))
    throw badRequest('limit: is no whole number', 'limit');
  return validate(schema, query, 'query');
}
