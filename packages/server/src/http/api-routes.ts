/** Adds the routes of the API as `openapi/operations.ts` declares them. */
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Caller } from '../identity/caller';
import { authenticate, requireSession, type AuthDeps, type SessionCaller } from './authenticate';
import { ROUTES, isOpenData } from './openapi/operations';

type Routes = typeof ROUTES;
type ApiRoute = Extract<keyof Routes, `${string} /api/${string}`>;
type SessionRoute = { [R in ApiRoute]: Routes[R]['auth'] extends 'session' ? R : never }[ApiRoute];

type AnyCallerRoute = Exclude<ApiRoute, SessionRoute>;

type Handler<C extends Caller> = (caller: C, ctx: RouterContext) => Promise<void>;

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
 * Returns functions that add a route. The route authenticates its caller and consumes its rate limit before the handler
 * runs. It answers with its declared status, unless the handler sets another one or throws.
 */
export function apiRoutes(router: Router, deps: AuthDeps) {
  const add = (name: ApiRoute, handle: (ctx: RouterContext) => Promise<void>): void => {
    const [method = '', path = ''] = name.split(' /api');
    const isReadableAnywhere = isOpenData(name);
    router.register(path, [method], async (ctx) => {
      if (isReadableAnywhere && deps.ingress.isPublic) allowOtherOrigins(ctx);
      await handle(ctx);
      if (ctx.status === ACCEPTED) respondWithoutBody(ctx);
    });
  };
  return {
    route: (name: AnyCallerRoute, handle: Handler<Caller>): void =>
      add(name, async (ctx) => {
        const caller = await authenticate(ctx, deps, ROUTES[name].limit);
        ctx.status = ROUTES[name].status;
        await handle(caller, ctx);
      }),
    /** For routes whose caller does not matter. */
    publicRoute: (name: AnyCallerRoute, handle: (ctx: RouterContext) => Promise<void>): void =>
      add(name, async (ctx) => {
        const address = deps.ingress.clientIp(ctx.req);
        await deps.guard.consume(ROUTES[name].limit, { credential: null, address });
        ctx.status = ROUTES[name].status;
        await handle(ctx);
      }),
    /** For routes that only a browser with a session cookie may use. */
    sessionRoute: (name: SessionRoute, handle: Handler<SessionCaller>): void =>
      add(name, async (ctx) => {
        const caller = await requireSession(ctx, deps, ROUTES[name].limit);
        ctx.status = ROUTES[name].status;
        await handle(caller, ctx);
      }),
  };
}
