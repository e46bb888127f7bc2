/** Gives the person of a long history everything that a person may store, and a session. SQLite only. */
import { BLOCKS_MAX, CHAT_MAX, NOTE_MAX, NOTES_MAX, TABLE_EVENTS_MAX } from '@great-fire/protocol';
import { generateSecretKey, hashSecret } from '../src/identity/secret-key';
import { openDatabase } from '../src/storage/sqlite/database';
import { HISTORY_PERSON } from './fill-history';

export const WORST_HANDLE = 'wrstpersan';

const DEVICES = 20;
const GAMES = 2000; // finished ones of the history
const CHAT_LINES = 6000; // of each table: a day of lines from one address

/**
 * Seats `HISTORY_PERSON` at seat 0 of these tables and fills them. No server may have the file open. Returns the key
 * of the session cookie.
 */
export function fillWorstPerson(file: string, matchIds: readonly string[], now: number): string {
  const key = generateSecretKey();
  const db = openDatabase(file);
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  const numbers = (count: number) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${String(count)})`;
  const insert = (into: string, columns: string, count: number, from = 'numbers') =>
    db.exec(`INSERT OR IGNORE INTO ${into} ${numbers(count)} SELECT ${columns} FROM ${from}`);
  const person = `'${HISTORY_PERSON}'`;
  const at = String(now);
  db.prepare('UPDATE persons SET handle = ? WHERE id = ?').run(WORST_HANDLE, HISTORY_PERSON);
  insert(
    'devices (id, person_id, key_hash, created_at, last_seen_on)',
    `'worst-' || n, ${person}, 'worst-' || n, ${at}, ${at}`,
    DEVICES - 1,
  );
  const device = db.prepare(
    'INSERT INTO devices (id, person_id, key_hash, created_at, last_seen_on) VALUES (?, ?, ?, ?, ?)',
  );
  device.run('worst-session', HISTORY_PERSON, hashSecret(key), now, now);
  const other = `'p' || (100000100 + n)`;
  const note = `printf('%.*c', ${String(NOTE_MAX)}, 'x')`;
  insert('blocks (person_id, blocked_id, at)', `${person}, ${other}, ${at}`, BLOCKS_MAX);
  insert('mutes (person_id, muted_id, at)', `${person}, ${other}, ${at}`, BLOCKS_MAX);
  insert('person_notes (person_id, subject_id, text, at)', `${person}, ${other}, ${note}, ${at}`, NOTES_MAX);
  db.exec(
    `UPDATE OR IGNORE seats SET person_id = ${person} WHERE seat = 1 AND match_id IN (
      SELECT id FROM matches WHERE id LIKE 'g%' LIMIT ${String(GAMES)})`,
  );
  db.exec(`UPDATE results SET person_id = ${person} FROM seats WHERE seats.match_id = results.match_id
    AND seats.seat = results.seat AND seats.person_id = ${person}`);
  for (const [index, id] of matchIds.entries()) {
    db.prepare('UPDATE seats SET person_id = ? WHERE match_id = ? AND seat = 0').run(HISTORY_PERSON, id);
    insert(
      'table_events (match_id, id, state_id, at, event)',
      `'${id}', n, n, ${at}, '{"type":"proposal-expired","kind":"pause"}'`,
      TABLE_EVENTS_MAX,
    );
    insert(
      'chat_lines (match_id, public_id, channel, seat, name, text, at, person_id)',
      `'${id}', 'worst-${String(index)}-' || n, 'players', 0, 'Ann', printf('%.*c', ${String(CHAT_MAX)}, 'x'), ${at}, ${person}`,
      CHAT_LINES,
    );
    db.prepare('UPDATE matches SET table_state_version = ? WHERE id = ?').run(TABLE_EVENTS_MAX, id);
    db.prepare(`UPDATE matches SET table_state = json_set(table_state, '$.version', ?) WHERE id = ?`).run(
      TABLE_EVENTS_MAX,
      id,
    );
  }
  db.exec('COMMIT');
  db.close();
  return key;
}
