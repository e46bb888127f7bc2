/** The HTTP routes of e-mail addresses and sign-in links, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import type { EmailConfirmed } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { assertStillSignedIn } from '../identity/caller';
import type { EmailService } from './email-service';

export function emailRoutes(router: Router, deps: AuthDeps & { readonly emailService: EmailService }): void {
  const { route, sessionRoute } = apiRoutes(router, deps);
  const { storage, emailService, ingress } = deps;

  sessionRoute('PUT /api/me/email', async (caller, ctx, { body: { address, language } }) => {
    await emailService.requestConfirmation(caller.person.id, ingress.clientIp(ctx.req), address, language);
    await assertStillSignedIn(storage, caller);
  });

  sessionRoute('DELETE /api/me/email', async ({ person }) => {
    await storage.emails.remove(person.id);
  });

  sessionRoute('PUT /api/me/email/reminders', async ({ person }, _, { body }) => {
    if (!(await storage.emails.setReminders(person.id, body.enabled, body.language)))
      throw apiError('email-not-confirmed');
  });

  route('POST /api/email/confirmations', async (_, ctx, { body }) => {
    ctx.body = { name: (await emailService.confirm(body.key))?.name ?? null } satisfies EmailConfirmed;
  });

  route('POST /api/email/sign-ins', async (_, __, { body }) => {
    emailService.sendSignInLink(body.address);
  });
}
