import type { Note } from '@great-fire/protocol';
import { reject, type Rejected } from '../../errors/error-table';
import type { NoteSubject } from '../notes';
import type { PersonId } from '../../entities/match';
import { lockPerson } from './lock-person';
import type { Db } from './schema';
import type { SqlDatabase } from './sql-database';
import { upsert } from './upsert';

const NOTE_TABLES = { person: 'person_notes', table: 'table_notes' } as const;

export function sqlNotes({ db, transact }: SqlDatabase) {
  const selectNotes = (executor: Db, authorId: PersonId, kind: NoteSubject['kind']) =>
    executor.selectFrom(NOTE_TABLES[kind]).select(['text', 'at']).where('person_id', '=', authorId);
  const find = async (executor: Db, authorId: PersonId, { kind, id }: NoteSubject) =>
    (await selectNotes(executor, authorId, kind).where('subject_id', '=', id).executeTakeFirst()) ?? null;
  return {
    find: (authorId: PersonId, subject: NoteSubject): Promise<Note | null> => find(db, authorId, subject),
    /** Writes a note. An empty text deletes it. A new note is rejected if the author has `max` notes of this kind. */
    write: (
      authorId: PersonId,
      subject: NoteSubject,
      note: Note,
      max: number,
    ): Promise<{ readonly outcome: 'stored'; readonly note: Note | null } | Rejected> =>
      transact(async (tx) => {
        const { kind, id } = subject;
        await lockPerson(tx, authorId);
        if (note.text === '') {
          const deletion = tx
            .deleteFrom(NOTE_TABLES[kind])
            .where('person_id', '=', authorId)
            .where('subject_id', '=', id);
          await deletion.execute();
          return { outcome: 'stored', note: null };
        }
        const all = tx.selectFrom(NOTE_TABLES[kind]).select('subject_id').where('person_id', '=', authorId);
        const isFull = (await all.execute()).length >= max;
        if (isFull && (await find(tx, authorId, subject)) === null) return reject('too-many-notes');
        const row = { person_id: authorId, subject_id: id, ...note };
        await upsert(tx, NOTE_TABLES[kind], ['person_id', 'subject_id'], row);
        return { outcome: 'stored', note };
      }),
    /** All notes of an author about persons or tables, by subject, the latest first. */
    all: async (authorId: PersonId, kind: NoteSubject['kind']): Promise<ReadonlyMap<string, Note>> => {
      const rows = selectNotes(db, authorId, kind)
        .select('subject_id as about')
        .orderBy('at', 'desc')
        .orderBy('subject_id');
      return new Map((await rows.execute()).map(({ about, ...note }) => [about, note]));
    },
  };
}
