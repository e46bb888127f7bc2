import type { Database } from './database';

/** Each brings the file from the version before to its own (its place in the list, from 1). Never edited, only added to. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL UNIQUE,
    name TEXT,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_name TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    private INTEGER NOT NULL,
    commitment TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    state_id INTEGER NOT NULL DEFAULT 0,
    turn INTEGER NOT NULL DEFAULT 0,
    active_seat INTEGER,
    burning TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matches_listed ON matches (status, private, created_at DESC, id DESC);

  CREATE TABLE match_secrets (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    seed TEXT NOT NULL,
    entropies TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id TEXT NOT NULL REFERENCES persons (id),
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, person_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_of_person ON seats (person_id);

  CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move_id TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, state_id),
    UNIQUE (match_id, seat, move_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (match_id, state_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_of_match ON chat (match_id, id);
  `,
  `
  ALTER TABLE matches ADD COLUMN seen_at INTEGER;
  ALTER TABLE matches ADD COLUMN closed_at INTEGER;
  `,
  `
  CREATE TABLE recoveries (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    link_hash TEXT NOT NULL UNIQUE,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE matches ADD COLUMN host_id TEXT REFERENCES persons (id);
  UPDATE matches SET host_id =
    (SELECT person_id FROM seats WHERE match_id = matches.id ORDER BY seat LIMIT 1);
  CREATE TABLE seats_with_bots (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id TEXT REFERENCES persons (id),
    name TEXT NOT NULL,
    token_hash TEXT UNIQUE,
    bot TEXT,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, person_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO seats_with_bots SELECT match_id, seat, person_id, name, token_hash, NULL FROM seats;
  DROP TABLE seats;
  ALTER TABLE seats_with_bots RENAME TO seats;
  CREATE INDEX seats_of_person ON seats (person_id);
  `,
  `
  ALTER TABLE matches ADD COLUMN pace TEXT NOT NULL DEFAULT '{"clock":{"kind":"none"},"timeoutAction":"vote"}';
  ALTER TABLE matches ADD COLUMN conduct TEXT;
  ALTER TABLE matches ADD COLUMN conduct_version INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN due_at INTEGER;
  CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
  CREATE TABLE table_events (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    state_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (match_id, id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE matches ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
  ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE removals (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, person_id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    key_hash TEXT NOT NULL UNIQUE,
    label TEXT,
    created_at INTEGER NOT NULL,
    seen_on INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_of_person ON devices (person_id);
  INSERT INTO devices SELECT id, id, key_hash, NULL, created_at, created_at - created_at % 86400000 FROM persons;
  CREATE TABLE persons_with_devices (
    id TEXT PRIMARY KEY,
    name TEXT,
    created_at INTEGER NOT NULL,
    code_hash TEXT UNIQUE,
    code_at INTEGER
  ) STRICT, WITHOUT ROWID;
  INSERT INTO persons_with_devices SELECT id, name, created_at, NULL, NULL FROM persons;
  DROP TABLE persons;
  ALTER TABLE persons_with_devices RENAME TO persons;
  `,
  `
  ALTER TABLE chat ADD COLUMN person_id TEXT REFERENCES persons (id);
  UPDATE chat SET person_id = (
    SELECT person_id FROM seats
    WHERE seats.match_id = chat.match_id AND seats.seat = chat.seat AND seats.name = chat.name
  );
  CREATE INDEX chat_of_person ON chat (person_id) WHERE person_id IS NOT NULL;
  `,
  `
  ALTER TABLE matches ADD COLUMN after_id TEXT;
  CREATE UNIQUE INDEX matches_after ON matches (after_id) WHERE after_id IS NOT NULL AND closed_at IS NULL;
  `,
  // What lists are filtered by is read out of the texts by the database itself, so that whoever writes those, a
  // server of the release before too, need not know of it.
  `
  ALTER TABLE matches ADD COLUMN step TEXT;
  ALTER TABLE matches ADD COLUMN standing TEXT;
  ALTER TABLE matches ADD COLUMN is_hidden INTEGER AS (instr(options, '"hiddenColours":true') > 0) VIRTUAL;
  ALTER TABLE matches ADD COLUMN is_more INTEGER AS (instr(options, '"moreDestruction":true') > 0) VIRTUAL;
  ALTER TABLE matches ADD COLUMN cones INTEGER
    AS (CASE WHEN instr(options, '"cones":100') > 0 THEN 100 ELSE 65 END) VIRTUAL;
  ALTER TABLE matches ADD COLUMN pace_group TEXT AS (CASE
    WHEN instr(pace, '"kind":"none"') > 0 THEN 'none' WHEN instr(pace, '"kind":"correspondence"') > 0 THEN 'slow' ELSE 'live'
  END) VIRTUAL;
  DROP INDEX matches_listed;
  CREATE INDEX matches_listed ON matches (status, private, created_at DESC, id DESC, closed_at, players, is_hidden,
    is_more, cones, pace_group, language);
  `,
  `
  ALTER TABLE persons ADD COLUMN handle TEXT;
  ALTER TABLE persons ADD COLUMN page_closed INTEGER NOT NULL DEFAULT 0;
  CREATE UNIQUE INDEX persons_handle ON persons (handle);
  ALTER TABLE matches ADD COLUMN has_result INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX matches_without_result ON matches (updated_at, id)
    WHERE status = 'finished' AND closed_at IS NULL AND has_result = 0;
  CREATE TABLE results (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    total INTEGER NOT NULL,
    houses INTEGER NOT NULL,
    put_out INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    burnt INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE replaced (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id TEXT NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE ratings (
    person_id TEXT PRIMARY KEY REFERENCES persons (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rated (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES persons (id),
    rank INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (match_id, person_id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE chat ADD COLUMN line_key TEXT;
  ALTER TABLE chat ADD COLUMN channel TEXT;
  `,
  `
  ALTER TABLE chat ADD COLUMN phrase TEXT;
  `,
  `
  ALTER TABLE matches ADD COLUMN called_at INTEGER;
  CREATE INDEX matches_called ON matches (called_at) WHERE called_at IS NOT NULL;
  CREATE TABLE notices (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    turn TEXT NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, turn, channel, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_due ON notices (channel, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX notices_made ON notices (made_at);
  CREATE TABLE push_targets (
    device_id TEXT PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE quiet_hours (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    from_minute INTEGER NOT NULL,
    to_minute INTEGER NOT NULL,
    zone TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE matches ADD COLUMN masks_talk INTEGER;
  `,
  `
  ALTER TABLE matches ADD COLUMN watch TEXT NOT NULL DEFAULT 'open';
  ALTER TABLE matches ADD COLUMN watch_delay INTEGER NOT NULL DEFAULT 0; -- in minutes
  UPDATE matches SET watch = 'link' WHERE private = 1;
  `,
  `
  ALTER TABLE chat ADD COLUMN removed_by TEXT;
  CREATE TABLE mutes (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    muted_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, muted_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE reports (
    line_id INTEGER NOT NULL REFERENCES chat (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES persons (id),
    at INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (line_id, person_id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE hooks (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    made_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  'CREATE INDEX matches_watched_later ON matches (status, updated_at) WHERE watch_delay > 0;',
  `
  CREATE TABLE blocks (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    blocked_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_of ON blocks (blocked_id);
  `,
  `
  CREATE TABLE person_notes (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    about_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, about_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX person_notes_on ON person_notes (about_id);
  CREATE TABLE table_notes (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    about_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, about_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX table_notes_on ON table_notes (about_id);
  `,
  `
  CREATE TABLE mail_addresses (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    reminded INTEGER NOT NULL DEFAULT 0,
    key_hash TEXT UNIQUE,
    confirmed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE mail_asked (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    folded TEXT NOT NULL,
    language TEXT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sign_ins (
    key_hash TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sign_ins_person ON sign_ins (person_id);
  `,
  `
  ALTER TABLE matches ADD COLUMN parts_fixed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE seats ADD COLUMN part TEXT;
  ALTER TABLE seats ADD COLUMN part_shown INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE match_secrets ADD COLUMN parts TEXT NOT NULL DEFAULT '[]';
  `,
  `
  CREATE TABLE log_without_index (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move_id TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, state_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO log_without_index (match_id, state_id, seat, move_id, action, events, at)
    SELECT match_id, state_id, seat, move_id, action, events, at FROM log ORDER BY match_id, state_id;
  DROP TABLE log;
  ALTER TABLE log_without_index RENAME TO log;
  `,
];

/**
 * Brings the file up to the newest version, or to version `upTo`, each step in a transaction of its own.
 * @throws Error when the file was written by a newer server
 */
export function migrate(db: Database, versionNow: number, upTo = MIGRATIONS.length): void {
  if (versionNow > MIGRATIONS.length) {
    throw new Error(`it is of version ${String(versionNow)}, this server knows ${String(MIGRATIONS.length)}`);
  }
  // A table that others refer to is made anew by dropping it, which must not take their rows along.
  db.exec('PRAGMA foreign_keys = OFF');
  const scripts = MIGRATIONS.slice(versionNow, upTo);
  // All at once: each commit waits for the disk, and a new file would wait for all there ever were.
  if (scripts.length > 0)
    db.exec(
      `BEGIN; ${scripts.join('\n')} PRAGMA user_version = ${String(versionNow + scripts.length)}; COMMIT;`,
    );
  db.exec('PRAGMA foreign_keys = ON');
}
