/** The HTTP routes of blocks and private notes, as `@great-fire/protocol` documents them. */
import type Router from '@koa/router';
import type { MyBlocksAndNotes } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { block } from './blocking';
import { loadNames, toPublicName } from './person-names';
import { saveNote, loadTableNotes } from './notes';
import {
  assertOtherPerson,
  resolvePerson,
  loadViewableMatch,
  type ResolvePersonDeps,
} from './resolve-person';

export function blockAndNoteRoutes(router: Router, deps: AuthDeps & ResolvePersonDeps): void {
  const { sessionRoute } = apiRoutes(router, deps);
  const { storage } = deps;

  sessionRoute('PUT /api/people/:person/block', async (caller, _, { person, body }) => {
    const target = await resolvePerson(deps, person, caller);
    assertOtherPerson(target, caller.person.id, body.name);
    await block(deps, caller.person.id, target.id);
  });

  sessionRoute('DELETE /api/people/:person/block', async (caller, _, { person }) => {
    const target = await resolvePerson(deps, person, caller);
    await storage.blocks.unblock(caller.person.id, target.id);
  });

  sessionRoute('PUT /api/people/:person/note', async (caller, ctx, { person, body: { name, text } }) => {
    const target = await resolvePerson(deps, person, caller);
    assertOtherPerson(target, caller.person.id, name);
    ctx.body = await saveNote(deps, caller.person.id, { kind: 'person', id: target.id }, text);
  });

  sessionRoute('GET /api/matches/:match/notes', async (caller, ctx, { match: id }) => {
    const { match, mySeat } = await loadViewableMatch(deps, id, caller);
    ctx.body = await loadTableNotes(storage, match, caller.person.id, mySeat);
  });

  sessionRoute('PUT /api/matches/:match/note', async (caller, ctx, { match: id, body: { text } }) => {
    const { match, mySeat } = await loadViewableMatch(deps, id, caller);
    const authorId = caller.person.id;
    const subject = { kind: 'table', id: match.id } as const;
    if (mySeat === null && (await storage.notes.find(authorId, subject)) === null)
      throw apiError('table-note-without-seat');
    ctx.body = await saveNote(deps, authorId, subject, text);
  });

  sessionRoute('GET /api/me/blocks-and-notes', async ({ person }, ctx) => {
    const notes = await storage.notes.all(person.id, 'person');
    const notedPersons = await loadNames(storage, [...notes.keys()]);
    ctx.body = {
      blocked: (await loadNames(storage, await storage.blocks.blockedBy(person.id))).map(toPublicName),
      noted: notedPersons.map((notedPerson) => ({
        ...toPublicName(notedPerson),
        text: notes.get(notedPerson.id)?.text ?? '',
      })),
    } satisfies MyBlocksAndNotes;
  });
}
