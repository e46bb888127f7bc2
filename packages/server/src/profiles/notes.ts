import { NOTES_MAX, type NoteResponse, type SeatRelation, type TableNotes } from '@great-fire/protocol';
import { orThrow } from '../errors/api-error';
import type { NoteSubject } from '../storage/notes';
import type { Storage } from '../storage/storage';
import type { PersonId, StoredMatch } from '../entities/match';

interface NotesDeps {
  readonly storage: Pick<Storage, 'notes'>;
  readonly now: () => number;
}

/**
 * Writes or deletes a note and returns the stored note.
 *
 * @throws ApiError if the author has too many notes
 */
export async function saveNote(
  { storage, now }: NotesDeps,
  authorId: PersonId,
  subject: NoteSubject,
  text: string,
): Promise<NoteResponse> {
  const note = { text: text.trim() === '' ? '' : text, at: now() };
  return { note: orThrow(await storage.notes.write(authorId, subject, note, NOTES_MAX)).note };
}

/** Returns a person's notes on a table and on the others with a seat. */
export async function loadTableNotes(
  { notes, blocks }: Pick<Storage, 'blocks' | 'notes'>,
  { id, seats }: StoredMatch,
  authorId: PersonId,
  mySeat: number | null,
): Promise<TableNotes> {
  const otherSeats = seats.filter(({ personId }) => personId !== null && personId !== authorId);
  const [mine, blockedIds, ...personNotes] = await Promise.all([
    notes.find(authorId, { kind: 'table', id }),
    blocks.blockedBy(authorId),
    ...otherSeats.map(({ personId }) => notes.find(authorId, { kind: 'person', id: personId ?? '' })),
  ]);
  const persons = otherSeats.map(({ seat, personId, name }, index): SeatRelation => {
    const isBlocked = personId !== null && blockedIds.includes(personId);
    return { seat, name, isBlocked, note: personNotes[index] ?? null };
  });
  return { tableNote: mine, canWrite: mySeat !== null || mine !== null, persons };
}
