/** Adds the routes of the API as `openapi/operations.ts` declares them. */
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type * as z from 'zod';
import { apiError, validate } from '../errors/api-error';
import { NOBODY, type Caller } from '../identity/caller';
import {
  authenticate,
  requirePerson,
  requireSession,
  type AuthDeps,
  type PersonCaller,
  type SessionCaller,
} from './authenticate';
import { ROUTES, isOpenData, type Description } from './openapi/operations';
import { assertRights, type Checked } from './rights';
import { PATH_SCHEMAS, validateQuery } from './route';

type Routes = typeof ROUTES;
type ApiRoute = Extract<keyof Routes, `${string} /api/${string}`>;
type RouteFor<Auth> = { [R in ApiRoute]: Routes[R]['auth'] extends Auth ? R : never }[ApiRoute];
type SessionRoute = RouteFor<'session' | 'member' | 'owner'>;
type PlayerRoute = RouteFor<'player' | 'host'>;
type AnyCallerRoute = Exclude<ApiRoute, SessionRoute | PlayerRoute>;

type PathParameter<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The validated parameters of the path, as far as the route has them. */
type Parameters<R extends ApiRoute> = {
  readonly [Name in PathParameter<R> & keyof typeof PATH_SCHEMAS]: z.output<(typeof PATH_SCHEMAS)[Name]>;
};

/** The validated parameters of the path, the body and the query, and what its check has read, as far as the route has them. */
type Input<R extends ApiRoute> = Parameters<R> &
  Checked<Routes[R]['auth']> & {
    readonly [Part in keyof Routes[R] & ('body' | 'query')]: z.output<Extract<Routes[R][Part], z.ZodType>>;
  };

type Handler<C extends Caller, R extends ApiRoute> = (
  caller: C,
  ctx: RouterContext,
  input: Input<R>,
) => Promise<void>;

/** @throws ApiError `bad-request` */
function readParameters<R extends ApiRoute>(ctx: RouterContext): Parameters<R> {
  const parameters = Object.entries(PATH_SCHEMAS).flatMap(([parameter, schema]) =>
    parameter in ctx.params ? [[parameter, validate(schema, ctx.params[parameter], parameter)] as const] : [],
  );
  return Object.fromEntries(parameters) as Parameters<R>;
}

/** @throws ApiError `bad-request` */
function readInput<R extends ApiRoute>(name: R, ctx: RouterContext): object {
  const { body, query }: Description = ROUTES[name];
  return {
    ...(body !== undefined && { body: validate(body, ctx.request.body) }),
    ...(query !== undefined && { query: validateQuery(query, ctx) }),
  };
}

/**
 * Lets web pages of other origins read the answer, also that of an error. A browser sends no cookies with such a
 * request, so the answer is that to an unknown caller.
 */
function allowOtherOrigins(ctx: RouterContext): void {
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Access-Control-Expose-Headers', 'ETag, Link, Retry-After');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

const ACCEPTED = 202;

/** Leaves the body empty. Koa would send the text of the status. */
function respondWithoutBody(ctx: RouterContext): void {
  const { status } = ctx;
  ctx.body = null; // sets 204
  ctx.status = status;
}

/**
 * Returns functions that add a route. The route consumes its rate limit, authenticates its caller, checks the caller's
 * rights and validates the input before the handler runs. It answers with its declared status, unless the handler sets
 * another one or throws.
 */
export function apiRoutes(router: Router, deps: AuthDeps) {
  const add = <R extends ApiRoute, C extends Caller>(
    name: R,
    identify: (ctx: RouterContext) => Promise<C>,
    handle: (caller: C, ctx: RouterContext, input: Input<R>) => Promise<void>,
  ): void => {
    const [method = '', path = ''] = name.split(' /api');
    const isReadableAnywhere = isOpenData(name);
    router.register(path, [method], async (ctx) => {
      if (isReadableAnywhere && deps.ingress.isPublic) allowOtherOrigins(ctx);
      const caller = await identify(ctx);
      const parameters = readParameters<R>(ctx);
      const checked = await assertRights(deps.storage, ROUTES[name].auth, caller, parameters);
      ctx.status = ROUTES[name].status;
      await handle(caller, ctx, { ...readInput(name, ctx), ...parameters, ...checked } as Input<R>);
      if (ctx.status === ACCEPTED) respondWithoutBody(ctx);
    });
  };
  return {
    route: <R extends AnyCallerRoute>(name: R, handle: Handler<Caller, R>): void =>
      add(
        name,
        async (ctx) => {
          const { auth, limit } = ROUTES[name];
          const caller = await authenticate(ctx, deps, limit);
          // A seat's token gives access to one seat, not to the groups of its person.
          if (auth === 'optional-session' && caller.seat !== null) throw apiError('request-without-person');
          return caller;
        },
        handle,
      ),
    /** For routes whose caller does not matter. */
    publicRoute: <R extends AnyCallerRoute>(
      name: R,
      handle: (ctx: RouterContext, input: Input<R>) => Promise<void>,
    ): void => {
      const consume = async ({ req }: RouterContext): Promise<Caller> => {
        await deps.guard.consume(ROUTES[name].limit, {
          credential: null,
          address: deps.ingress.clientIp(req),
        });
        return NOBODY;
      };
      add(name, consume, (_, ctx, input) => handle(ctx, input));
    },
    /** For routes that need a seat's token, or the cookie of a person with a seat. */
    playerRoute: <R extends PlayerRoute>(name: R, handle: Handler<PersonCaller, R>): void =>
      add(name, (ctx) => requirePerson(ctx, deps, ROUTES[name].limit), handle),
    /** For routes that only a browser with a session cookie may use. */
    sessionRoute: <R extends SessionRoute>(name: R, handle: Handler<SessionCaller, R>): void =>
      add(name, (ctx) => requireSession(ctx, deps, ROUTES[name].limit), handle),
  };
}
