/** Routes for the set-up of a table before its game starts, as documented in `@great-fire/protocol`. */
import type Router from '@koa/router';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import type { TableService } from './table-service';

export function setupRoutes(router: Router, deps: AuthDeps & { readonly tables: TableService }): void {
  const { playerRoute } = apiRoutes(router, deps);
  const { tables } = deps;

  playerRoute('PATCH /api/matches/:match', ({ person }, _, { match, body }) =>
    tables.updateSetup(person, match, { type: 'change-setup', change: body }),
  );
  playerRoute('PUT /api/matches/:match/seats/:seat/ready', ({ person }, _, { match, seat, body }) => {
    const { ready: isReady, ...contribution } = body;
    return tables.updateSetup(person, match, { type: 'set-ready', seat, isReady, ...contribution });
  });
  playerRoute(
    'PUT /api/matches/:match/seats/:seat/opening-hand-answer',
    ({ person }, _, { match, seat, body }) => tables.setOpeningHandAnswer(person, match, seat, body.answer),
  );
  playerRoute('PUT /api/matches/:match/order', ({ person }, _, { match, body }) =>
    tables.updateSetup(person, match, { type: 'reorder-seats', order: body.order }),
  );
  playerRoute('PUT /api/matches/:match/host', ({ person }, _, { match, body }) =>
    tables.updateSetup(person, match, { type: 'transfer-host', seat: body.seat }),
  );
  playerRoute('POST /api/matches/:match/start', ({ person }, _, { match, body }) =>
    tables.updateSetup(person, match, { type: 'start', ...body }),
  );
}
