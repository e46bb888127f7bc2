/** What people keep to themselves about others, over HTTP, as `@great-fire/protocol` documents it. */
import type Router from '@koa/router';
import { meantSchema, noteSchema, tableNoteSchema } from '@great-fire/protocol';
import type { MyCare } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { askingAsOneself } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { matchIdOf } from '../lobby/places';
import { block, unblock } from './blocking';
import { namedOf, toldOf } from './named';
import { keepNote, notesAt } from './notes';
import { mustBeAnother, personAt, tableOf } from './who';
import type { WhoParts } from './who';

/** Adds the routes by which one blocks others, and writes notes. */
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

  router.put('/people/:who/note', async (ctx) => {
    const caller = await askingAsOneself(ctx, parts, 'note');
    const { name, ...written } = parse(noteSchema, ctx.request.body);
    const met = await personAt(parts, ctx.params['who'], caller);
    mustBeAnother(met, caller.person.id, name);
    ctx.body = await keepNote(parts, caller.person.id, { on: 'person', id: met.id }, written);
  });

  router.get('/matches/:match/notes', async (ctx) => {
    const caller = await askingAsOneself(ctx, parts, 'read');
    const { match, mySeat } = await tableOf(parts, matchIdOf(ctx.params), caller);
    ctx.body = await notesAt(storage, match, caller.person.id, mySeat);
  });

  router.put('/matches/:match/note', async (ctx) => {
    const caller = await askingAsOneself(ctx, parts, 'note');
    const { text, version } = parse(tableNoteSchema, ctx.request.body);
    const { match, mySeat } = await tableOf(parts, matchIdOf(ctx.params), caller);
    const by = caller.person.id;
    const about = { on: 'table', id: match.id } as const;
    if (mySeat === null && (await storage.notes.find(by, about)) === null)
      throw refuse('not-your-seat', 'Only who plays here keeps notes on this table.', 'match');
    ctx.body = await keepNote(parts, by, about, { text, version });
  });

  router.get('/me/care', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'read');
    const notes = await storage.notes.all(person.id, 'person');
    const noted = await namedOf(storage, [...notes.keys()]);
    ctx.body = {
      blocked: (await namedOf(storage, await storage.blocks.by(person.id))).map(toldOf),
      noted: noted.map((one) => ({ ...toldOf(one), text: notes.get(one.id)?.text ?? '' })),
    } satisfies MyCare;
  });
}
