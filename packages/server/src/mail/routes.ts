/** An e-mail address of one's own, and the way in by it, as `@great-fire/protocol` documents it. */
import type Router from '@koa/router';
import type { Confirmed } from '@great-fire/protocol';
import { confirmSchema, mailRemindersSchema, mailWishSchema, signInSchema } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { asking, askingAsOneself } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { folded } from '../storage/mail';
import type { Mail } from './mail';

/** Adds the routes of mail below /api. */
export function mailRoutes(router: Router, parts: AskingParts & { readonly mail: Mail }): void {
  const { storage, limits, mail } = parts;

  // However many ask: one mailbox gets few of them, and all of them together are as many as a mail server bears with.
  const spendLetter = (address: string) =>
    limits.spend('letter', { who: folded(address), address: 'this server' });

  router.put('/me/mail', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'mail');
    const { address, language } = parse(mailWishSchema, ctx.request.body);
    await spendLetter(address);
    await mail.ask(person.id, address, language);
    ctx.status = 202;
  });

  router.delete('/me/mail', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'notices');
    await storage.mail.remove(person.id);
    ctx.status = 204;
  });

  router.put('/me/mail/reminders', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'notices');
    const { on, language } = parse(mailRemindersSchema, ctx.request.body);
    if (!(await storage.mail.remind(person.id, on, language)))
      throw refuse('not-now', 'You have no confirmed e-mail address.');
    ctx.status = 204;
  });

  router.post('/mail/confirmations', async (ctx) => {
    await asking(ctx, parts, 'recovery');
    const { key } = parse(confirmSchema, ctx.request.body);
    ctx.body = { name: (await mail.confirm(key))?.name ?? null } satisfies Confirmed;
  });

  router.post('/mail/sign-ins', async (ctx) => {
    await asking(ctx, parts, 'mail');
    const { address } = parse(signInSchema, ctx.request.body);
    await spendLetter(address);
    mail.signIn(address);
    ctx.status = 202;
  });
}
