import type Router from '@koa/router';
import type { Recovered, RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import { claimSchema, codeClaimSchema } from '@great-fire/protocol';
import type { Context } from 'koa';
import { parse } from '../errors/parse';
import { asking, askingAsOneself, giveGuestKey } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { claim, newCode, newLink } from './recovery';
import type { Shown } from './recovery';

/** Adds the routes by which a person comes to another device. */
export function recoveryRoutes(router: Router, parts: AskingParts): void {
  const { storage, now } = parts;

  router.post('/recovery', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'recovery');
    ctx.status = 201;
    ctx.body = (await newLink(storage, person, now())) satisfies RecoveryLink;
  });

  router.post('/recovery/code', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'recovery');
    ctx.status = 201;
    ctx.body = (await newCode(storage, person, now())) satisfies RecoveryCode;
  });

  const claimed = async (ctx: Context, shownBy: (body: unknown) => Shown): Promise<void> => {
    const caller = await asking(ctx, parts, 'recovery');
    const { person, key } = await claim(storage, caller, shownBy(ctx.request.body), now());
    giveGuestKey(ctx, key, parts.outside);
    ctx.body = { name: person.name } satisfies Recovered;
  };

  router.post('/recovery/claims', (ctx) =>
    claimed(ctx, (body) => {
      const { key, secret } = parse(claimSchema, body);
      return { kind: 'link', text: key, secret };
    }),
  );

  router.post('/recovery/code/claims', (ctx) =>
    claimed(ctx, (body) => {
      const { code, secret } = parse(codeClaimSchema, body);
      return { kind: 'code', text: code, secret };
    }),
  );
}
