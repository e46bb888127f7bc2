import type { Database } from './database';
import * as z from 'zod';
import { MUTED_OR_BLOCKED_SQL } from '../blocks';
import type { BlockStore } from '../blocks';
import { blockedRow, mutedRow } from '../row-schemas';
import type { PersonId } from '../storage';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

const countRow = z.object({ others: z.int() });

/** Whom people keep away. */
export function sqliteBlocks(db: Database): BlockStore {
  const insert = db.prepare('INSERT OR IGNORE INTO blocks (person_id, blocked_id, at) VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM blocks WHERE person_id = ? AND blocked_id = ?');
  const countOthers = db.prepare(
    'SELECT count(*) AS others FROM blocks WHERE person_id = ? AND blocked_id <> ?',
  );
  const selectBlocked = db.prepare(
    'SELECT blocked_id FROM blocks WHERE person_id = ? ORDER BY at DESC, blocked_id',
  );
  const selectBlock = db.prepare('SELECT 1 FROM blocks WHERE person_id = ? AND blocked_id = ?');
  const selectMutedOrBlocked = db.prepare(MUTED_OR_BLOCKED_SQL);

  const block = transaction(
    db,
    (personId: PersonId, blockedId: PersonId, at: number, max: number): boolean => {
      if (countRow.parse(countOthers.get(personId, blockedId)).others >= max) return false;
      insert.run(personId, blockedId, at);
      return true;
    },
  );

  return {
    block: (personId, blockedId, at, max) => toPromise(() => block(personId, blockedId, at, max)),
    unblock: (personId, blockedId) => toPromise(() => void remove.run(personId, blockedId)),
    blockedBy: (personId) =>
      toPromise(() => selectBlocked.all(personId).map((row) => blockedRow.parse(row).blocked_id)),
    has: (personId, blockedId) => toPromise(() => selectBlock.get(personId, blockedId) !== undefined),
    mutedOrBlockedBy: (personId) =>
      toPromise(() =>
        selectMutedOrBlocked.all(personId, personId).map((row) => mutedRow.parse(row).muted_id),
      ),
  };
}
