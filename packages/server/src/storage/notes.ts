/** The private notes of a person about other persons and about tables. */
import type { Note } from '@great-fire/protocol';
import type { Rejected } from '../errors/error-table';
import type { MatchId, PersonId } from '../entities/match';

export type NoteSubject =
  { readonly kind: 'person'; readonly id: PersonId } | { readonly kind: 'table'; readonly id: MatchId };

/** If a note is rejected, nothing is written. */
type NoteWriteOutcome = { readonly outcome: 'stored'; readonly note: Note | null } | Rejected;

export interface NoteStore {
  find(authorId: PersonId, subject: NoteSubject): Promise<Note | null>;
  /**
   * Writes a note. An empty text deletes it. A new note is rejected if the author has `max` notes of this kind.
   */
  write(authorId: PersonId, subject: NoteSubject, note: Note, max: number): Promise<NoteWriteOutcome>;
  /** All notes of an author about persons or tables, by subject, the latest first. */
  all(authorId: PersonId, kind: NoteSubject['kind']): Promise<ReadonlyMap<string, Note>>;
}

export const NOTE_TABLES = { person: 'person_notes', table: 'table_notes' } as const satisfies Record<
  NoteSubject['kind'],
  string
>;
