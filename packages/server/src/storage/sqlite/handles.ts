import type { Database } from './database';
import type { PersonStore } from '../persons';
import { handleRow, handleByIdRow, namedRow, parseOptional, publicPersonRow } from '../row-schemas';
import type { PersonId } from '../storage';
import { toPromise } from './to-promise';

type HandleStore = Pick<
  PersonStore,
  'handleOf' | 'byHandle' | 'namesOf' | 'handlesOf' | 'isProfilePrivate' | 'setProfilePrivate'
>;

/** What people are known by to others, and whether they show their page. */
export function sqliteHandles(db: Database): HandleStore {
  const selectHandle = db.prepare('SELECT handle FROM persons WHERE id = ?');
  // Who has no device was forgotten.
  const setHandle = db.prepare(`
    UPDATE persons SET handle = ? WHERE id = ? AND handle IS NULL
      AND EXISTS (SELECT 1 FROM devices WHERE person_id = persons.id)`);
  const selectByHandle = db.prepare('SELECT id, name, page_closed FROM persons WHERE handle = ?');
  const selectPrivate = db.prepare('SELECT 1 FROM persons WHERE id = ? AND page_closed = 1');
  const updatePrivate = db.prepare('UPDATE persons SET page_closed = ? WHERE id = ?');
  const selectNames = db.prepare(
    'SELECT id, name, handle FROM persons WHERE id IN (SELECT value FROM json_each(?))',
  );
  const selectHandles = db.prepare(`
    SELECT id, handle FROM persons
    WHERE id IN (SELECT value FROM json_each(?)) AND handle IS NOT NULL AND page_closed = 0`);

  const handleOf = (id: PersonId): string | null =>
    parseOptional(handleRow, selectHandle.get(id))?.handle ?? null;

  return {
    handleOf: (id, createHandle) =>
      toPromise(() => {
        const existing = handleOf(id);
        if (existing !== null) return existing;
        setHandle.run(createHandle(), id);
        return handleOf(id);
      }),
    byHandle: (handle) => toPromise(() => parseOptional(publicPersonRow, selectByHandle.get(handle))),
    namesOf: (ids) =>
      toPromise(() => new Map(selectNames.all(JSON.stringify(ids)).map((row) => namedRow.parse(row)))),
    handlesOf: (ids) =>
      toPromise(() => new Map(selectHandles.all(JSON.stringify(ids)).map((row) => handleByIdRow.parse(row)))),
    isProfilePrivate: (id) => toPromise(() => selectPrivate.get(id) !== undefined),
    setProfilePrivate: (id, isPrivate) =>
      toPromise(() => {
        updatePrivate.run(isPrivate ? 1 : 0, id);
      }),
  };
}
