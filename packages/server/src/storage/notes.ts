/** What people write down for themselves, about others and about tables. */
import type { Note } from '@great-fire/protocol';
import type { MatchId, PersonId } from './storage';

/** What a note is about. */
export type NoteSubject =
  { readonly kind: 'person'; readonly id: PersonId } | { readonly kind: 'table'; readonly id: MatchId };

/** A note as it is to be; an empty text takes it away. */
export interface NewNote extends Note {
  readonly expectedVersion: string | null; // the version in whose place it is written; null: there was none
}

/** `stale`: another version is kept than was seen, and nothing is written. */
export type WriteOutcome =
  { readonly outcome: 'kept'; readonly note: Note | null } | { readonly outcome: 'stale' | 'too-many' };

export interface NoteStore {
  find(authorId: PersonId, subject: NoteSubject): Promise<Note | null>;
  /** Writes a note, where somebody has fewer than `max` of its kind or has this one. */
  write(authorId: PersonId, subject: NoteSubject, note: NewNote, max: number): Promise<WriteOutcome>;
  /** All that somebody wrote about people or about tables, by what it is about, the last first. */
  all(authorId: PersonId, kind: NoteSubject['kind']): Promise<ReadonlyMap<string, Note>>;
}

export const NOTE_TABLES = { person: 'person_notes', table: 'table_notes' } as const satisfies Record<
  NoteSubject['kind'],
  string
>;

/** What a storage has to do: judged within the transaction that does it, alike in every storage. */
export function decideNote(
  stored: Note | null,
  { expectedVersion, text }: NewNote,
  isFull: boolean,
): WriteOutcome | { readonly outcome: 'remove' } | { readonly outcome: 'write' } {
  const isSame = text === (stored?.text ?? '');
  // It was written before, and the answer was lost; or nothing was there, and nothing is to be.
  if (isSame) return { outcome: 'kept', note: stored };
  if ((stored?.version ?? null) !== expectedVersion) return { outcome: 'stale' };
  if (text === '') return { outcome: 'remove' };
  return stored === null && isFull ? { outcome: 'too-many' } : { outcome: 'write' };
}
