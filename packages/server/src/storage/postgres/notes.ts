import { sql } from 'kysely';
import { TABLES, judgeNote } from '../notes';
import type { About, NoteStore, Written } from '../notes';
import { noteRow, optional } from '../rows';
import type { PersonId } from '../storage';
import type { Tabled } from './tables';

/** What people write down for themselves. */
export function postgresNotes(db: Tabled): NoteStore {
  const notesOf = (line: Tabled, by: PersonId, on: About['on']) =>
    line.selectFrom(TABLES[on]).selectAll().where('person_id', '=', by);
  const find = async (line: Tabled, by: PersonId, { on, id }: About) =>
    optional(noteRow, await notesOf(line, by, on).where('about_id', '=', id).executeTakeFirst())?.note ??
    null;
  return {
    find: (by, about) => find(db, by, about),
    write: (by, about, { seen, ...note }, most) =>
      db.transaction().execute(async (tx): Promise<Written> => {
        const { on, id } = about;
        // Whoever writes at two servers at once is judged here, one after the other.
        await tx.selectFrom('persons').select('id').where('id', '=', by).forNoKeyUpdate().execute();
        const all = tx.selectFrom(TABLES[on]).select('about_id').where('person_id', '=', by);
        const isFull = (await all.execute()).length >= most;
        const judged = judgeNote(await find(tx, by, about), { seen, ...note }, isFull);
        if (judged.outcome === 'remove') {
          const one = tx.deleteFrom(TABLES[on]).where('person_id', '=', by).where('about_id', '=', id);
          await one.execute();
          return { outcome: 'kept', note: null };
        }
        if (judged.outcome !== 'write') return judged;
        await tx
          .insertInto(TABLES[on])
          .values({ person_id: by, about_id: id, ...note })
          .onConflict((is) => is.columns(['person_id', 'about_id']).doUpdateSet(note))
          .execute();
        return { outcome: 'kept', note };
      }),
    all: async (by, on) => {
      const rows = notesOf(db, by, on)
        .orderBy('at', 'desc')
        .orderBy(sql`about_id COLLATE "C"`);
      return new Map(
        (await rows.execute()).map((row) => {
          const { about, note } = noteRow.parse(row);
          return [about, note] as const;
        }),
      );
    },
  };
}
