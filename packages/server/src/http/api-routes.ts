/** Adds the routes of the API as `openapi/operations.ts` declares them. */
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Caller } from '../identity/caller';
import { authenticate, requireSession } from './authenticate';
import type { AuthDeps, SessionCaller } from './authenticate';
import { ROUTES } from './openapi/operations';

type Routes = typeof ROUTES;
type ApiRoute = Extract<keyof Routes, `${string} /api/${string}`>;
type SessionRoute = { [R in ApiRoute]: Routes[R]['auth'] extends 'session' ? R : never }[ApiRoute];

type AnyCallerRoute = Exclude<ApiRoute, SessionRoute>;

type Handler<C extends Caller> = (caller: C, ctx: RouterContext) => Promise<void>;

/**
 * Returns functions that add a route. The route authenticates its caller and consumes its rate limit before the handler
 * runs. It answers with its declared status, unless the handler sets another one or throws.
 */
export function apiRoutes(router: Router, deps: AuthDeps) {
  const add = (name: ApiRoute, handle: (ctx: RouterContext) => Promise<void>): void => {
    const [method = '', path = ''] = name.split(' /api');
    router.register(path, [method], async (ctx) => {
      await handle(ctx);
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
