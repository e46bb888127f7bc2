import type Router from '@koa/router';
import type { Recovered, RecoveryLink } from '@great-fire/protocol';
import { claimSchema } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { asking, giveGuestKey } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { claim, newLink } from './recovery';

/** Adds the routes by which a person moves to another device. */
export function recoveryRoutes(router: Router, parts: AskingParts & { readonly now: () => number }): void {
  const { storage, now } = parts;

  router.post('/recovery', async (ctx) => {
    const { person, seat } = await asking(ctx, parts, 'recovery');
    // A token stands for one seat, not for all that its person has.
    if (person === null || seat !== null)
      throw refuse('not-signed-in', 'Only a browser that has a seat can be moved from.');
    ctx.status = 201;
    ctx.body = (await newLink(storage, person, now())) satisfies RecoveryLink;
  });

  router.post('/recovery/claims', async (ctx) => {
    await asking(ctx, parts, 'recovery');
    const { person, key } = await claim(storage, parse(claimSchema, ctx.request.body), now());
    giveGuestKey(ctx, key, parts.outside);
    ctx.body = { name: person.name } satisfies Recovered;
  });
}
