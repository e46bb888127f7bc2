/** Invitations over HTTP, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import { apiError } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import type { InvitationService } from './invitation-service';

export interface InvitationDeps extends AuthDeps {
  readonly invitations: InvitationService;
}

export function invitationRoutes(router: Router, deps: InvitationDeps): void {
  const { sessionRoute } = apiRoutes(router, deps);
  const { storage, invitations, now } = deps;

  sessionRoute('GET /api/matches/:match/recent-players', async ({ person }, ctx, { match }) => {
    ctx.body = await invitations.recentPlayers(person, match);
  });

  sessionRoute('POST /api/matches/:match/invitations', ({ person }, _, { match, body }) =>
    invitations.invite(person, match, body),
  );

  sessionRoute('PUT /api/me/invitations', ({ person }, _, { body }) =>
    storage.tableInvitations.setAllowed(person.id, body.areAllowed),
  );

  sessionRoute('POST /api/me/invitations/seen', ({ person }) => storage.tableInvitations.markSeen(person.id));

  sessionRoute('DELETE /api/me/invitations/:match', async ({ person }, _, { match }) => {
    if (!(await storage.tableInvitations.decline(match, person.id, now())))
      throw apiError('invitation-not-found');
  });
}
