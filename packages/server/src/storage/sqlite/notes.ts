import type { Database } from './database';
import * as z from 'zod';
import { NOTE_TABLES, decideNote } from '../notes';
import type { NoteSubject, NewNote, NoteStore, WriteOutcome } from '../notes';
import { noteRow, parseOptional } from '../row-schemas';
import type { PersonId } from '../storage';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

const countRow = z.object({ notes: z.int() });

/** What people write down for themselves. */
export function sqliteNotes(db: Database): NoteStore {
  const kinds = { person: notesIn(db, NOTE_TABLES.person), table: notesIn(db, NOTE_TABLES.table) };
  return {
    find: (authorId, { kind, id }) => toPromise(() => kinds[kind].find(authorId, id)),
    write: (authorId, { kind, id }, note, max) => toPromise(() => kinds[kind].write(authorId, id, note, max)),
    all: (authorId, kind) => toPromise(() => kinds[kind].all(authorId)),
  };
}

function notesIn(db: Database, table: (typeof NOTE_TABLES)[NoteSubject['kind']]) {
  const selectOne = db.prepare(`SELECT * FROM ${table} WHERE person_id = ? AND about_id = ?`);
  const selectAll = db.prepare(`SELECT * FROM ${table} WHERE person_id = ? ORDER BY at DESC, about_id`);
  const countNotes = db.prepare(`SELECT count(*) AS notes FROM ${table} WHERE person_id = ?`);
  const remove = db.prepare(`DELETE FROM ${table} WHERE person_id = ? AND about_id = ?`);
  const insert = db.prepare(`
    INSERT INTO ${table} (person_id, about_id, text, version, at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person_id, about_id) DO UPDATE SET text = excluded.text, version = excluded.version, at = excluded.at`);

  const find = (authorId: PersonId, id: string) =>
    parseOptional(noteRow, selectOne.get(authorId, id))?.note ?? null;
  const write = transaction(
    db,
    (authorId: PersonId, id: string, note: NewNote, max: number): WriteOutcome => {
      const decision = decideNote(
        find(authorId, id),
        note,
        countRow.parse(countNotes.get(authorId)).notes >= max,
      );
      if (decision.outcome === 'remove') {
        remove.run(authorId, id);
        return { outcome: 'kept', note: null };
      }
      if (decision.outcome !== 'write') return decision;
      const { expectedVersion: _, ...saved } = note;
      insert.run(authorId, id, saved.text, saved.version, saved.at);
      return { outcome: 'kept', note: saved };
    },
  );
  return {
    find,
    write,
    all: (authorId: PersonId) =>
      new Map(
        selectAll.all(authorId).map((row) => {
          const { about, note } = noteRow.parse(row);
          return [about, note] as const;
        }),
      ),
  };
}
