import type { Database } from './database';
import * as z from 'zod';
import { TABLES, judgeNote } from '../notes';
import type { About, NewNote, NoteStore, Written } from '../notes';
import { noteRow, optional } from '../rows';
import type { PersonId } from '../storage';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

const countRow = z.object({ notes: z.int() });

/** What people write down for themselves. */
export function sqliteNotes(db: Database): NoteStore {
  const kinds = { person: notesIn(db, TABLES.person), table: notesIn(db, TABLES.table) };
  return {
    find: (by, { on, id }) => promised(() => kinds[on].find(by, id)),
    write: (by, { on, id }, note, most) => promised(() => kinds[on].write(by, id, note, most)),
    all: (by, on) => promised(() => kinds[on].all(by)),
  };
}

function notesIn(db: Database, table: (typeof TABLES)[About['on']]) {
  const one = db.prepare(`SELECT * FROM ${table} WHERE person_id = ? AND about_id = ?`);
  const all = db.prepare(`SELECT * FROM ${table} WHERE person_id = ? ORDER BY at DESC, about_id`);
  const count = db.prepare(`SELECT count(*) AS notes FROM ${table} WHERE person_id = ?`);
  const remove = db.prepare(`DELETE FROM ${table} WHERE person_id = ? AND about_id = ?`);
  const insert = db.prepare(`
    INSERT INTO ${table} (person_id, about_id, text, version, at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person_id, about_id) DO UPDATE SET text = excluded.text, version = excluded.version, at = excluded.at`);

  const find = (by: PersonId, id: string) => optional(noteRow, one.get(by, id))?.note ?? null;
  const write = inOneGo(db, (by: PersonId, id: string, note: NewNote, most: number): Written => {
    const judged = judgeNote(find(by, id), note, countRow.parse(count.get(by)).notes >= most);
    if (judged.outcome === 'remove') {
      remove.run(by, id);
      return { outcome: 'kept', note: null };
    }
    if (judged.outcome !== 'write') return judged;
    const { seen: _, ...kept } = note;
    insert.run(by, id, kept.text, kept.version, kept.at);
    return { outcome: 'kept', note: kept };
  });
  return {
    find,
    write,
    all: (by: PersonId) =>
      new Map(
        all.all(by).map((row) => {
          const { about, note } = noteRow.parse(row);
          return [about, note] as const;
        }),
      ),
  };
}
