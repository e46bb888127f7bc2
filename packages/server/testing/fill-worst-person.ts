/** Gives the person of a long history everything that a person may store, and a session. SQLite only. */
import {
  BLOCKS_MAX,
  CHAT_MAX,
  GROUPS_MAX,
  MEMBERS_MAX,
  NOTE_MAX,
  NOTES_MAX,
  STANDINGS_TABLES,
  TABLE_EVENTS_MAX,
} from '@great-fire/protocol';
import { generateSecretKey, hashSecret } from '../src/identity/secret-key';
import { openDatabase, type Database } from '../src/storage/sqlite/database';
import { HISTORY_PERSON } from './fill-history';

export const WORST_HANDLE = 'wrstpersan';
/** The group with the most tables. Each group of the person has all members that it may have. */
export const WORST_GROUP = 'wrstgrpab2';

const DEVICES = 20;
const GAMES = 2000; // finished ones of the history
const RECENT = 200; // of these games
const INVITATIONS = 500; // by and to the person, in 30 days
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
  // Each of the last games has other players.
  const player = `'p' || (100000700 + (CAST(substr(match_id, 2) AS INTEGER) * 6 + seat) % 1201)`;
  db.exec(`UPDATE results SET person_id = ${player} WHERE person_id <> ${person} AND match_id IN (
    SELECT match_id FROM results WHERE person_id = ${person} ORDER BY ended_at DESC LIMIT ${String(RECENT)})`);
  fillGroups(db, now);
  insert(
    'table_invitations (match_id, invited_id, inviter_id, at, is_unnotified)',
    `'gone' || n, CASE WHEN n % 2 = 0 THEN ${person} ELSE ${other} END, CASE WHEN n % 2 = 0 THEN ${other} ELSE ${person} END, ${at} - n, 0`,
    INVITATIONS,
  );
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

/** Adds as many groups as a person may have, and lists the games of the person as tables of one of them. */
function fillGroups(db: Database, now: number): void {
  const addGroup = db.prepare(
    'INSERT INTO groups (id, name, owner_id, link_key, created_at, used_on) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const addMember = db.prepare(
    'INSERT INTO group_members (group_id, person_id, member_id, joined_at, seen_at) VALUES (?, ?, ?, ?, ?)',
  );
  for (let group = 0; group < GROUPS_MAX; group += 1) {
    const id = group === 0 ? WORST_GROUP : `wrst-${String(group)}`;
    addGroup.run(id, id, HISTORY_PERSON, 'k', now, now);
    for (let member = 0; member < MEMBERS_MAX; member += 1)
      addMember.run(id, `p${String(100000001 + member)}`, `${id}-${String(member)}`, now, now);
  }
  db.prepare(
    `INSERT INTO group_tables (match_id, group_id, created_at)
     SELECT match_id, ?, created_at FROM seats WHERE person_id = ? AND match_id LIKE 'g%' LIMIT ?`,
  ).run(WORST_GROUP, HISTORY_PERSON, STANDINGS_TABLES);
}
