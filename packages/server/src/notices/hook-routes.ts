/** Where messages of a table go, for its host, as `@great-fire/protocol` documents it. */
import type Router from '@koa/router';
import type { TableHook } from '@great-fire/protocol';
import { hookSchema } from '@great-fire/protocol';
import type { Context } from 'koa';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { asking } from '../http/asking';
import type { AskingParts } from '../http/asking';
import type { Entry } from '../limits';
import { matchIdOf } from '../lobby/places';
import { refusedBy } from '../lobby/refusals';
import { hostOf } from '../storage/seating';
import type { MatchId } from '../storage/storage';
import { hostOfHook } from './hook';
import { whyNot } from './outgoing';
import type { NoticeParts } from './routes';

type Asked = Context & { readonly params: Readonly<Record<string, string | undefined>> };

/** Adds the routes of a table's webhook below /api. */
export function hookRoutes(router: Router, parts: AskingParts & { readonly notices: NoticeParts }): void {
  const { storage, now, notices } = parts;

  const asHost = async (ctx: Asked, entry: Entry): Promise<MatchId> => {
    const { person } = await asking(ctx, parts, entry);
    const match = await storage.matches.find(matchIdOf(ctx.params));
    if (match === null) throw refusedBy('not-found');
    if (person === null || hostOf(match) !== person.id) throw refusedBy('not-host');
    return match.id;
  };

  router.get('/matches/:match/hook', async (ctx) => {
    const hook = await storage.reach.hookOf(await asHost(ctx, 'read'));
    const told = hook === null ? null : { kind: hook.kind, host: hostOfHook(hook) };
    ctx.body = { hook: told } satisfies TableHook;
  });

  router.put('/matches/:match/hook', async (ctx) => {
    const id = await asHost(ctx, 'notices');
    const { kind, url } = parse(hookSchema, ctx.request.body);
    const why = whyNot(new URL(url), notices.outgoing);
    if (why !== null) throw refuse('bad-request', `url: ${why}`, 'url');
    await storage.reach.keepHook(id, { kind, url }, now());
    ctx.status = 204;
  });

  router.delete('/matches/:match/hook', async (ctx) => {
    await storage.reach.dropHook(await asHost(ctx, 'notices'));
    ctx.status = 204;
  });

  router.post('/matches/:match/hook/test', async (ctx) => {
    const id = await asHost(ctx, 'notices');
    if ((await storage.reach.hookOf(id)) === null) throw refuse('not-now', 'The table has no webhook.');
    notices.reminders.testAt('hook', id);
    ctx.status = 202;
  });
}
