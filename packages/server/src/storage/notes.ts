/** What people write down for themselves, about others and about tables. */
import type { Note } from '@great-fire/protocol';
import type { MatchId, PersonId } from './storage';

/** What a note is about. */
export type About =
  { readonly on: 'person'; readonly id: PersonId } | { readonly on: 'table'; readonly id: MatchId };

/** A note as it is to be; an empty text takes it away. */
export interface NewNote extends Note {
  readonly seen: string | null; // the version in whose place it is written; null: there was none
}

/** `stale`: another version is kept than was seen, and nothing is written. */
export type Written =
  { readonly outcome: 'kept'; readonly note: Note | null } | { readonly outcome: 'stale' | 'too-many' };

export interface NoteStore {
  find(by: PersonId, about: About): Promise<Note | null>;
  /** Writes a note, where somebody has fewer than `most` of its kind or has this one. */
  write(by: PersonId, about: About, note: NewNote, most: number): Promise<Written>;
  /** All that somebody wrote about people or about tables, by what it is about, the last first. */
  all(by: PersonId, on: About['on']): Promise<ReadonlyMap<string, Note>>;
}

export const TABLES = { person: 'person_notes', table: 'table_notes' } as const satisfies Record<
  About['on'],
  string
>;

/** What a storage has to do: judged within the transaction that does it, alike in every storage. */
export function judgeNote(
  kept: Note | null,
  { seen, text }: NewNote,
  isFull: boolean,
): Written | { readonly outcome: 'remove' } | { readonly outcome: 'write' } {
  const isSame = text === (kept?.text ?? '');
  // It was written before, and the answer was lost; or nothing was there, and nothing is to be.
  if (isSame) return { outcome: 'kept', note: kept };
  if ((kept?.version ?? null) !== seen) return { outcome: 'stale' };
  if (text === '') return { outcome: 'remove' };
  return kept === null && isFull ? { outcome: 'too-many' } : { outcome: 'write' };
}
