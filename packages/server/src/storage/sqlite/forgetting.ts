import type { Database } from './database';
import { NO_TOKEN } from '../people';
import type { PersonStore } from '../people';
import { createdRow, matchIdRow, movesRow, optional, writtenRow } from '../rows';
import type { PersonId } from '../storage';
import { inOneGo } from './in-one-go';
import { promised } from './promised';

/** What is kept of somebody: told to them, and forgotten. */
export function sqliteForgetting(db: Database): Pick<PersonStore, 'kept' | 'forget'> {
  const created = db.prepare('SELECT created_at FROM persons WHERE id = ?');
  const moves = db.prepare(`
    SELECT match_id, (SELECT count(*) FROM log WHERE log.match_id = seats.match_id AND log.seat = seats.seat) AS moves
    FROM seats WHERE person_id = ?`);
  const lines = db.prepare(
    'SELECT match_id, name, text, phrase, at FROM chat WHERE person_id = ? ORDER BY id',
  );
  const seats = db.prepare('SELECT match_id FROM seats WHERE person_id = ?');
  const tablesOfOwn = ['devices', 'recoveries', 'ratings', 'quiet_hours', 'mutes', 'blocks', 'person_notes'];
  const own = [...tablesOfOwn, 'table_notes', 'mail_addresses', 'mail_asked', 'sign_ins'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE person_id = ?`),
  );
  // Nobody is left whom others could hear, let sit down or write about.
  const ofOthers = [
    db.prepare('DELETE FROM mutes WHERE muted_id = ?'),
    db.prepare('DELETE FROM blocks WHERE blocked_id = ?'),
    db.prepare('DELETE FROM person_notes WHERE about_id = ?'),
  ];
  const person = db.prepare(
    'UPDATE persons SET name = ?, code_hash = NULL, code_at = NULL, handle = NULL WHERE id = ?',
  );
  // A webhook's address is personal data of the host.
  const hooks = db.prepare('DELETE FROM hooks WHERE match_id IN (SELECT id FROM matches WHERE host_id = ?)');
  const chat = db.prepare('UPDATE chat SET name = ? WHERE person_id = ?');
  // The default name of a table holds the name of its creator: 'Anna’s table', 'Tisch von Anna'.
  const tables = db.prepare(`
    UPDATE matches SET table_name = CASE
      WHEN substr(table_name, 1, length(seats.name) + 1) = seats.name || '’'
        THEN ?1 || substr(table_name, length(seats.name) + 1)
      ELSE substr(table_name, 1, length(table_name) - length(seats.name)) || ?1 END
    FROM seats WHERE seats.match_id = matches.id AND seats.person_id = ?2
      AND (substr(table_name, 1, length(seats.name) + 1) = seats.name || '’'
        OR substr(table_name, length(table_name) - length(seats.name)) = ' ' || seats.name)`);
  const events = db.prepare(`
    UPDATE table_events SET event = json_set(event, '$.name', ?) FROM seats
    WHERE seats.match_id = table_events.match_id AND seats.person_id = ? AND event ->> '$.type' = 'substituted'
      AND event ->> '$.seat' = seats.seat AND event ->> '$.name' = seats.name`);
  // The seat's own name goes last: the others are found by it.
  const seat = db.prepare(`UPDATE seats SET name = ?, token_hash = ${NO_TOKEN} WHERE person_id = ?`);

  const forget = inOneGo(db, (id: PersonId, name: string) => {
    for (const drop of [...own, ...ofOthers, hooks]) drop.run(id);
    for (const rename of [person, chat, tables, events, seat]) rename.run(name, id);
    return seats.all(id).map((row) => matchIdRow.parse(row).match_id);
  });

  return {
    kept: (id) =>
      promised(() => {
        const found = optional(createdRow, created.get(id));
        if (found === null) return null;
        return {
          createdAt: found.created_at,
          moves: new Map(moves.all(id).map((row) => movesRow.parse(row))),
          lines: lines.all(id).map((row) => writtenRow.parse(row)),
        };
      }),
    forget: (id, name) => promised(() => forget(id, name)),
  };
}
