/** Routes for the set-up of a table before its game starts, as documented in `@great-fire/protocol`. */
import type Router from '@koa/router';
import {
  changeTableSchema,
  transferHostSchema,
  seatOrderSchema,
  setOpeningHandAnswerSchema,
  readySchema,
  startSchema,
} from '@great-fire/protocol';
import { validate } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import type { Caller } from '../identity/caller';
import { parseMatchIdParam, parseSeatParam, type RouteContext } from '../http/route';
import type { TableService, SetupRequest } from './table-service';

/** Adds the routes under /api/matches/:match. */
export function setupRoutes(router: Router, deps: AuthDeps & { readonly tables: TableService }): void {
  const { route } = apiRoutes(router, deps);
  const updateSetup = ({ person }: Caller, { params }: RouteContext, request: SetupRequest): Promise<void> =>
    deps.tables.updateSetup(person, parseMatchIdParam(params), request);

  route('PATCH /api/matches/:match', (caller, ctx) => {
    const change = validate(changeTableSchema, ctx.request.body);
    return updateSetup(caller, ctx, { type: 'change-setup', change });
  });
  route('PUT /api/matches/:match/seats/:seat/ready', (caller, ctx) => {
    const { ready: isReady, ...contribution } = validate(readySchema, ctx.request.body);
    const seat = parseSeatParam(ctx.params);
    return updateSetup(caller, ctx, { type: 'set-ready', seat, isReady, ...contribution });
  });
  route('PUT /api/matches/:match/seats/:seat/opening-hand-answer', ({ person }, ctx) => {
    const { answer } = validate(setOpeningHandAnswerSchema, ctx.request.body);
    const seat = parseSeatParam(ctx.params);
    return deps.tables.setOpeningHandAnswer(person, parseMatchIdParam(ctx.params), seat, answer);
  });
  route('PUT /api/matches/:match/order', (caller, ctx) =>
    updateSetup(caller, ctx, {
      type: 'reorder-seats',
      order: validate(seatOrderSchema, ctx.request.body).order,
    }),
  );
  route('PUT /api/matches/:match/host', (caller, ctx) =>
    updateSetup(caller, ctx, {
      type: 'transfer-host',
      seat: validate(transferHostSchema, ctx.request.body).seat,
    }),
  );
  route('POST /api/matches/:match/start', (caller, ctx) => {
    const contribution = validate(startSchema, ctx.request.body ?? {});
    return updateSetup(caller, ctx, { type: 'start', ...contribution });
  });
}
