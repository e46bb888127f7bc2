/** The HTTP routes of e-mail addresses and sign-in links, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import type { EmailConfirmed } from '@great-fire/protocol';
import {
  confirmEmailSchema,
  emailRemindersSchema,
  setEmailSchema,
  emailSignInSchema,
} from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import { validate } from '../errors/validate';
import { authenticate, requireSession } from '../http/authenticate';
import type { AuthDeps } from '../http/authenticate';
import type { EmailService } from './email-service';

/** Adds the e-mail routes below /api. */
export function emailRoutes(router: Router, deps: AuthDeps & { readonly emailService: EmailService }): void {
  const { storage, emailService } = deps;

  router.put('/me/email', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'email');
    const { address, language } = validate(setEmailSchema, ctx.request.body);
    await emailService.requestConfirmation(person.id, address, language);
    ctx.status = 202;
  });

  router.delete('/me/email', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'notifications');
    await storage.emails.remove(person.id);
  });

  router.put('/me/email/reminders', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'notifications');
    const { enabled, language } = validate(emailRemindersSchema, ctx.request.body);
    if (!(await storage.emails.setReminders(person.id, enabled, language)))
      throw apiError('email-not-confirmed');
  });

  router.post('/email/confirmations', async (ctx) => {
    await authenticate(ctx, deps, 'account-recovery');
    const { key } = validate(confirmEmailSchema, ctx.request.body);
    ctx.body = { name: (await emailService.confirm(key))?.name ?? null } satisfies EmailConfirmed;
  });

  router.post('/email/sign-ins', async (ctx) => {
    await authenticate(ctx, deps, 'email');
    const { address } = validate(emailSignInSchema, ctx.request.body);
    emailService.sendSignInLink(address);
    ctx.status = 202;
  });
}
