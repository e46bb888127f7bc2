import type { Database } from './database';
import { REVOKED_TOKEN_SQL } from '../persons';
import type { PersonStore } from '../persons';
import { createdAtRow, matchIdRow, moveCountRow, parseOptional, writtenLineRow } from '../row-schemas';
import type { PersonId } from '../storage';
import { transaction } from './transaction';
import { toPromise } from './to-promise';

/** What is kept of somebody: told to them, and forgotten. */
export function sqliteErasure(db: Database): Pick<PersonStore, 'personalData' | 'erase'> {
  const selectCreatedAt = db.prepare('SELECT created_at FROM persons WHERE id = ?');
  const selectMoveCounts = db.prepare(`
    SELECT match_id, (SELECT count(*) FROM log WHERE log.match_id = seats.match_id AND log.seat = seats.seat) AS moves
    FROM seats WHERE person_id = ?`);
  const selectLines = db.prepare(
    'SELECT match_id, name, text, phrase, at FROM chat WHERE person_id = ? ORDER BY id',
  );
  const selectSeats = db.prepare('SELECT match_id FROM seats WHERE person_id = ?');
  const personTables = ['devices', 'recoveries', 'ratings', 'quiet_hours', 'mutes', 'blocks', 'person_notes'];
  const deleteOwn = [...personTables, 'table_notes', 'mail_addresses', 'mail_asked', 'sign_ins'].map(
    (table) => db.prepare(`DELETE FROM ${table} WHERE person_id = ?`),
  );
  // Nobody is left whom others could hear, let sit down or write about.
  const deleteByOthers = [
    db.prepare('DELETE FROM mutes WHERE muted_id = ?'),
    db.prepare('DELETE FROM blocks WHERE blocked_id = ?'),
    db.prepare('DELETE FROM person_notes WHERE about_id = ?'),
  ];
  const anonymizePerson = db.prepare(
    'UPDATE persons SET name = ?, code_hash = NULL, code_at = NULL, handle = NULL WHERE id = ?',
  );
  // A webhook's address is personal data of the host.
  const deleteWebhooks = db.prepare(
    'DELETE FROM hooks WHERE match_id IN (SELECT id FROM matches WHERE host_id = ?)',
  );
  const anonymizeChat = db.prepare('UPDATE chat SET name = ? WHERE person_id = ?');
  // The default name of a table holds the name of its creator: 'Anna’s table', 'Tisch von Anna'.
  const anonymizeTableNames = db.prepare(`
    UPDATE matches SET table_name = CASE
      WHEN substr(table_name, 1, length(seats.name) + 1) = seats.name || '’'
        THEN ?1 || substr(table_name, length(seats.name) + 1)
      ELSE substr(table_name, 1, length(table_name) - length(seats.name)) || ?1 END
    FROM seats WHERE seats.match_id = matches.id AND seats.person_id = ?2
      AND (substr(table_name, 1, length(seats.name) + 1) = seats.name || '’'
        OR substr(table_name, length(table_name) - length(seats.name)) = ' ' || seats.name)`);
  const anonymizeEvents = db.prepare(`
    UPDATE table_events SET event = json_set(event, '$.name', ?) FROM seats
    WHERE seats.match_id = table_events.match_id AND seats.person_id = ? AND event ->> '$.type' = 'substituted'
      AND event ->> '$.seat' = seats.seat AND event ->> '$.name' = seats.name`);
  // The seat's own name goes last: the others are found by it.
  const anonymizeSeat = db.prepare(
    `UPDATE seats SET name = ?, token_hash = ${REVOKED_TOKEN_SQL} WHERE person_id = ?`,
  );

  const erase = transaction(db, (id: PersonId, name: string) => {
    for (const statement of [...deleteOwn, ...deleteByOthers, deleteWebhooks]) statement.run(id);
    for (const statement of [
      anonymizePerson,
      anonymizeChat,
      anonymizeTableNames,
      anonymizeEvents,
      anonymizeSeat,
    ])
      statement.run(name, id);
    return selectSeats.all(id).map((row) => matchIdRow.parse(row).match_id);
  });

  return {
    personalData: (id) =>
      toPromise(() => {
        const found = parseOptional(createdAtRow, selectCreatedAt.get(id));
        if (found === null) return null;
        return {
          createdAt: found.created_at,
          moves: new Map(selectMoveCounts.all(id).map((row) => moveCountRow.parse(row))),
          lines: selectLines.all(id).map((row) => writtenLineRow.parse(row)),
        };
      }),
    erase: (id, name) => toPromise(() => erase(id, name)),
  };
}
