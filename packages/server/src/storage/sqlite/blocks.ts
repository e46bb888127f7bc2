import type { Database } from './database';
import * as z from 'zod';
import { UNHEARD } from '../blocks';
import type { BlockStore } from '../blocks';
import { blockedRow, mutedRow } from '../rows';
import type { PersonId } from '../storage';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

const countRow = z.object({ others: z.int() });

/** Whom people keep away. */
export function sqliteBlocks(db: Database): BlockStore {
  const insert = db.prepare('INSERT OR IGNORE INTO blocks (person_id, blocked_id, at) VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM blocks WHERE person_id = ? AND blocked_id = ?');
  const others = db.prepare('SELECT count(*) AS others FROM blocks WHERE person_id = ? AND blocked_id <> ?');
  const by = db.prepare('SELECT blocked_id FROM blocks WHERE person_id = ? ORDER BY at DESC, blocked_id');
  const has = db.prepare('SELECT 1 FROM blocks WHERE person_id = ? AND blocked_id = ?');
  const unheard = db.prepare(UNHEARD);

  const block = inOneGo(db, (personId: PersonId, blockedId: PersonId, at: number, most: number): boolean => {
    if (countRow.parse(others.get(personId, blockedId)).others >= most) return false;
    insert.run(personId, blockedId, at);
    return true;
  });

  return {
    block: (personId, blockedId, at, most) => promised(() => block(personId, blockedId, at, most)),
    unblock: (personId, blockedId) => promised(() => void remove.run(personId, blockedId)),
    by: (personId) => promised(() => by.all(personId).map((row) => blockedRow.parse(row).blocked_id)),
    has: (personId, blockedId) => promised(() => has.get(personId, blockedId) !== undefined),
    unheardBy: (personId) =>
      promised(() => unheard.all(personId, personId).map((row) => mutedRow.parse(row).muted_id)),
  };
}
