/** Routes for the set-up of a table before its game starts, as documented in `@great-fire/protocol`. */
import type Router from '@koa/router';
import {
  changeTableSchema,
  setCommitmentSchema,
  transferHostSchema,
  seatOrderSchema,
  readySchema,
  revealSchema,
} from '@great-fire/protocol';
import { validate } from '../errors/validate';
import { authenticate } from '../http/authenticate';
import type { AuthDeps } from '../http/authenticate';
import { parseMatchIdParam, parseSeatParam } from '../http/route';
import type { RouteContext } from '../http/route';
import type { TableService, SetupRequest } from './table-service';

interface SetupRoutesDeps extends AuthDeps {
  readonly tables: TableService;
}

/** Adds the routes under /api/matches/:match. */
export function setupRoutes(router: Router, deps: SetupRoutesDeps): void {
  const updateSetup = async (ctx: RouteContext, buildRequest: () => SetupRequest): Promise<void> => {
    const { person } = await authenticate(ctx, deps, 'table-write');
    await deps.tables.updateSetup(person, parseMatchIdParam(ctx.params), buildRequest());
  };

  router.patch('/matches/:match', (ctx) =>
    updateSetup(ctx, () => {
      const { players, ...change } = validate(changeTableSchema, ctx.request.body);
      return { do: 'change', change: { ...change, ...(players !== undefined && { players: players }) } };
    }),
  );
  router.put('/matches/:match/seats/:seat/ready', (ctx) =>
    updateSetup(ctx, () => {
      const { ready: isReady } = validate(readySchema, ctx.request.body);
      return { do: 'ready', seat: parseSeatParam(ctx.params), isReady };
    }),
  );
  router.put('/matches/:match/seats/:seat/commitment', (ctx) =>
    updateSetup(ctx, () => {
      const { commitment: commitment } = validate(setCommitmentSchema, ctx.request.body);
      return { do: 'commit', seat: parseSeatParam(ctx.params), commitment };
    }),
  );
  router.put('/matches/:match/seats/:seat/reveal', async (ctx) => {
    const { person } = await authenticate(ctx, deps, 'table-write');
    const reveal = validate(revealSchema, ctx.request.body);
    await deps.tables.reveal(person, parseMatchIdParam(ctx.params), parseSeatParam(ctx.params), reveal);
  });
  router.post('/matches/:match/cancel-deal', async (ctx) => {
    const { person } = await authenticate(ctx, deps, 'table-write');
    await deps.tables.cancelDeal(person, parseMatchIdParam(ctx.params));
  });
  router.put('/matches/:match/order', (ctx) =>
    updateSetup(ctx, () => ({ do: 'order', order: validate(seatOrderSchema, ctx.request.body).order })),
  );
  router.put('/matches/:match/host', (ctx) =>
    updateSetup(ctx, () => ({ do: 'hand-over', seat: validate(transferHostSchema, ctx.request.body).seat })),
  );
  router.post('/matches/:match/start', (ctx) => updateSetup(ctx, () => ({ do: 'start' })));
}
