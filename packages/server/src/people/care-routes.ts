/** What people keep to themselves about others, over HTTP, as `@great-fire/protocol` documents it. */
import type Router from '@koa/router';
import { meantSchema } from '@great-fire/protocol';
import type { MyCare } from '@great-fire/protocol';
import { parse } from '../errors/parse';
import { askingAsOneself } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { block, unblock } from './blocking';
import { namedOf } from './named';
import { mustBeAnother, personAt } from './who';
import type { WhoParts } from './who';

/** Adds the routes by which one blocks others. */
export function careRoutes(router: Router, parts: AskingParts & WhoParts): void {
  const { storage } = parts;

  router.put('/people/:who/block', async (ctx) => {
    const caller = await askingAsOneself(ctx, parts, 'seat');
    const { name } = parse(meantSchema, ctx.request.body ?? {});
    const met = await personAt(parts, ctx.params['who'], caller);
    mustBeAnother(met, caller.person.id, name);
    await block(parts, caller.person.id, met.id);
    ctx.status = 204;
  });

  router.delete('/people/:who/block', async (ctx) => {
    const caller = await askingAsOneself(ctx, parts, 'seat');
    const met = await personAt(parts, ctx.params['who'], caller);
    await unblock(parts, caller.person.id, met.id);
    ctx.status = 204;
  });

  router.get('/me/care', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'read');
    ctx.body = { blocked: await namedOf(storage, await storage.blocks.by(person.id)) } satisfies MyCare;
  });
}
