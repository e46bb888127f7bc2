import { randomBytes } from 'node:crypto';
import { NOTES_MAX } from '@great-fire/protocol';
import type { NoteResponse, PersonWithNote, TableNotes } from '@great-fire/protocol';
import { orThrow } from '../errors/api-error';
import type { NoteSubject } from '../storage/notes';
import type { PersonId } from '../entities/ids';
import type { Storage } from '../storage/storage';
import type { StoredMatch } from '../entities/match';

interface NotesDeps {
  readonly storage: Storage;
  readonly now: () => number;
}

interface NoteInput {
  readonly text: string;
  readonly version: string | null; // the version that the author knows
}

// Random instead of a counter, so that a note deleted and rewritten gets a new version.
const newVersion = (): string => randomBytes(9).toString('base64url');

/**
 * Writes or deletes a note and returns the stored note.
 *
 * @throws ApiError if the stored version differs or the author has too many notes
 */
export async function saveNote(
  { storage, now }: NotesDeps,
  authorId: PersonId,
  subject: NoteSubject,
  { text, version: expectedVersion }: NoteInput,
): Promise<NoteResponse> {
  const note = { text: text.trim() === '' ? '' : text, version: newVersion(), at: now(), expectedVersion };
  return { note: orThrow(await storage.notes.write(authorId, subject, note, NOTES_MAX)).note };
}

/** Returns a person's notes on a table and on the others with a seat. */
export async function loadTableNotes(
  { notes, blocks }: Storage,
  { id, seats }: StoredMatch,
  authorId: PersonId,
  mySeat: number | null,
): Promise<TableNotes> {
  const mine = await notes.find(authorId, { kind: 'table', id });
  const blockedIds = new Set(await blocks.blockedBy(authorId));
  const people: PersonWithNote[] = [];
  for (const { seat, personId, name } of seats) {
    if (personId === null || personId === authorId) continue;
    const note = await notes.find(authorId, { kind: 'person', id: personId });
    people.push({ seat, name, isBlocked: blockedIds.has(personId), note });
  }
  return { tableNote: mine, canWrite: mySeat !== null || mine !== null, persons: people };
}
