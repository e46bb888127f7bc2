/** Invitations over HTTP, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import { invitationSettingSchema, inviteSchema } from '@great-fire/protocol';
import { apiError, validate } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { parseMatchIdParam } from '../http/route';
import type { InvitationService } from './invitation-service';

export interface InvitationDeps extends AuthDeps {
  readonly invitations: InvitationService;
}

/** Adds the routes of invitations under /api/matches and /api/me. */
export function invitationRoutes(router: Router, deps: InvitationDeps): void {
  const { sessionRoute } = apiRoutes(router, deps);
  const { storage, invitations, now } = deps;

  sessionRoute('GET /api/matches/:match/recent-players', async ({ person }, ctx) => {
    ctx.body = await invitations.recentPlayers(person, parseMatchIdParam(ctx.params));
  });

  sessionRoute('POST /api/matches/:match/invitations', async ({ person }, ctx) => {
    const input = validate(inviteSchema, ctx.request.body);
    await invitations.invite(person, parseMatchIdParam(ctx.params), input);
  });

  sessionRoute('PUT /api/me/invitations', async ({ person }, ctx) => {
    const { areAllowed } = validate(invitationSettingSchema, ctx.request.body);
    await storage.tableInvitations.setAllowed(person.id, areAllowed);
  });

  sessionRoute('POST /api/me/invitations/seen', async ({ person }) => {
    await storage.tableInvitations.markSeen(person.id);
  });

  sessionRoute('DELETE /api/me/invitations/:match', async ({ person }, ctx) => {
    const match = parseMatchIdParam(ctx.params);
    if (!(await storage.tableInvitations.decline(match, person.id, now())))
      throw apiError('invitation-not-found');
  });
}
