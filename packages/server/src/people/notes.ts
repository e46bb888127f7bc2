import { randomBytes } from 'node:crypto';
import { NOTES_MAX } from '@great-fire/protocol';
import type { Noted, NotedPerson, TableNotes } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { About } from '../storage/notes';
import type { StoredMatch } from '../storage/matches';
import type { PersonId, Storage } from '../storage/storage';

interface Parts {
  readonly storage: Storage;
  readonly now: () => number;
}

interface Wish {
  readonly text: string;
  readonly version: string | null; // as who writes knows it
}

// By chance and no count: a note that was taken away and written anew is another.
const newVersion = (): string => randomBytes(9).toString('base64url');

/** @throws ApiError where another version is kept by now, or there are too many notes */
export async function keepNote(
  { storage, now }: Parts,
  by: PersonId,
  about: About,
  { text, version: seen }: Wish,
): Promise<Noted> {
  const note = { text: text.trim() === '' ? '' : text, version: newVersion(), at: now(), seen };
  const written = await storage.notes.write(by, about, note, NOTES_MAX);
  switch (written.outcome) {
    case 'kept':
      return { note: written.note };
    case 'stale':
      throw refuse('stale', 'This note was written elsewhere meanwhile.', 'version');
    case 'too-many':
      throw refuse('not-now', `Nobody may keep more than ${String(NOTES_MAX)} notes.`, 'text');
  }
}

/** What somebody keeps of a table, and of the others who sit there. */
export async function notesAt(
  { notes, blocks }: Storage,
  { id, seats }: StoredMatch,
  by: PersonId,
  mySeat: number | null,
): Promise<TableNotes> {
  const mine = await notes.find(by, { on: 'table', id });
  const blocked = new Set(await blocks.by(by));
  const people: NotedPerson[] = [];
  for (const { seat, personId, name } of seats) {
    if (personId === null || personId === by) continue;
    const note = await notes.find(by, { on: 'person', id: personId });
    people.push({ seat, name, isBlocked: blocked.has(personId), note });
  }
  return { mine, isMine: mySeat !== null || mine !== null, people };
}
