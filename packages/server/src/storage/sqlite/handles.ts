import type { Database } from './database';
import type { PersonStore } from '../people';
import { handleRow, handledRow, namedRow, optional, publicPersonRow } from '../rows';
import type { PersonId } from '../storage';
import { promised } from './promised';

type HandleStore = Pick<
  PersonStore,
  'handleOf' | 'byHandle' | 'named' | 'handlesOf' | 'isPageClosed' | 'closePage'
>;

/** What people are known by to others, and whether they show their page. */
export function sqliteHandles(db: Database): HandleStore {
  const byId = db.prepare('SELECT handle FROM persons WHERE id = ?');
  // Who has no device was forgotten.
  const give = db.prepare(`
    UPDATE persons SET handle = ? WHERE id = ? AND handle IS NULL
      AND EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id)`);
  const byHandle = db.prepare('SELECT id, name, page_closed FROM persons WHERE handle = ?');
  const closed = db.prepare('SELECT 1 FROM persons WHERE id = ? AND page_closed = 1');
  const close = db.prepare('UPDATE persons SET page_closed = ? WHERE id = ?');
  const named = db.prepare(
    'SELECT id, name, handle FROM persons WHERE id IN (SELECT value FROM json_each(?))',
  );
  const handles = db.prepare(`
    SELECT id, handle FROM persons
    WHERE id IN (SELECT value FROM json_each(?)) AND handle IS NOT NULL AND page_closed = 0`);

  const handleOf = (id: PersonId): string | null => optional(handleRow, byId.get(id))?.handle ?? null;

  return {
    handleOf: (id, fresh) =>
      promised(() => {
        const had = handleOf(id);
        if (had !== null) return had;
        give.run(fresh(), id);
        return handleOf(id);
      }),
    byHandle: (handle) => promised(() => optional(publicPersonRow, byHandle.get(handle))),
    named: (ids) => promised(() => new Map(named.all(JSON.stringify(ids)).map((row) => namedRow.parse(row)))),
    handlesOf: (ids) =>
      promised(() => new Map(handles.all(JSON.stringify(ids)).map((row) => handledRow.parse(row)))),
    isPageClosed: (id) => promised(() => closed.get(id) !== undefined),
    closePage: (id, isClosed) =>
      promised(() => {
        close.run(isClosed ? 1 : 0, id);
      }),
  };
}
