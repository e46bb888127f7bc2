/** The private notes of a person about other persons and about tables. */
import type { Note } from '@great-fire/protocol';
import { reject, type Rejected } from '../errors/error-table';
import type { MatchId, PersonId } from '../entities/match';

export type NoteSubject =
  { readonly kind: 'person'; readonly id: PersonId } | { readonly kind: 'table'; readonly id: MatchId };

/** The new text of a note. An empty text deletes the note. */
interface NewNote extends Note {
  readonly expectedVersion: string | null; // the version to be replaced; null: there was no note
}

/** `note-stale`: the stored version is another one than expected. If a note is rejected, nothing is written. */
export type NoteWriteOutcome = { readonly outcome: 'stored'; readonly note: Note | null } | Rejected;

export interface NoteStore {
  find(authorId: PersonId, subject: NoteSubject): Promise<Note | null>;
  /** Writes a note. A new note is rejected if the author has `max` notes of this kind. */
  write(authorId: PersonId, subject: NoteSubject, note: NewNote, max: number): Promise<NoteWriteOutcome>;
  /** All notes of an author about persons or tables, by subject, the latest first. */
  all(authorId: PersonId, kind: NoteSubject['kind']): Promise<ReadonlyMap<string, Note>>;
}

export const NOTE_TABLES = { person: 'person_notes', table: 'table_notes' } as const satisfies Record<
  NoteSubject['kind'],
  string
>;

/** Decides what to write. Every adapter calls it within the transaction that writes. */
export function decideNote(
  stored: Note | null,
  { expectedVersion, text }: NewNote,
  isFull: boolean,
): NoteWriteOutcome | { readonly outcome: 'delete' } | { readonly outcome: 'write' } {
  const isSame = text === (stored?.text ?? '');
  // The note is already as requested, for example because an earlier response was lost.
  if (isSame) return { outcome: 'stored', note: stored };
  if ((stored?.version ?? null) !== expectedVersion) return reject('note-stale');
  if (text === '') return { outcome: 'delete' };
  return stored === null && isFull ? reject('too-many-notes') : { outcome: 'write' };
}
