import type { Database } from './database';

/**
 * The migrations, oldest first. A file's `user_version` is the number of migrations applied to it. A released
 * migration is never edited: later ones are appended.
 */
export const MIGRATIONS: readonly string[] = [
  // The database computes the columns that lists filter by, so that no writer has to keep them in step.
  // Move ids have no unique index here: one process writes the file, and SeenMoveIds finds duplicates.
  `
  CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT,
    created_at INTEGER NOT NULL,
    recovery_code_hash TEXT UNIQUE,
    recovery_code_created_at INTEGER,
    handle TEXT UNIQUE,
    is_profile_private INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    key_hash TEXT NOT NULL UNIQUE,
    label TEXT,
    created_at INTEGER NOT NULL,
    last_seen_on INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_person ON devices (person_id);

  CREATE TABLE recovery_links (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    link_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_name TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    private INTEGER NOT NULL,
    host_id TEXT REFERENCES persons (id),
    seed_commitment TEXT NOT NULL,
    are_commitments_locked INTEGER NOT NULL DEFAULT 0,
    rules_version TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    state_id INTEGER NOT NULL DEFAULT 0,
    turn INTEGER NOT NULL DEFAULT 0,
    active_seat INTEGER,
    step TEXT,
    burning TEXT NOT NULL DEFAULT '[]',
    open_scores TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    last_presence_at INTEGER,
    closed_at INTEGER,
    time_control TEXT NOT NULL,
    language TEXT NOT NULL,
    profanity_filter INTEGER,
    bot_speed TEXT NOT NULL,
    spectator_access TEXT NOT NULL,
    spectator_delay_minutes INTEGER NOT NULL,
    table_state TEXT,
    table_state_version INTEGER NOT NULL DEFAULT 0,
    deadline_at INTEGER,
    result_state INTEGER NOT NULL DEFAULT 0,
    rematch_of_id TEXT,
    prompt_pending_at INTEGER,
    has_hidden_colours INTEGER AS (instr(options, '"hiddenColours":true') > 0) VIRTUAL,
    has_more_destruction INTEGER AS (instr(options, '"moreDestruction":true') > 0) VIRTUAL,
    cones INTEGER AS (CASE WHEN instr(options, '"cones":100') > 0 THEN 100 ELSE 65 END) VIRTUAL,
    time_control_group TEXT AS (CASE
      WHEN instr(time_control, '"kind":"none"') > 0 THEN 'none'
      WHEN instr(time_control, '"kind":"correspondence"') > 0 THEN 'slow'
      ELSE 'live'
    END) VIRTUAL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matches_listed ON matches (status, private, created_at DESC, id DESC, closed_at, players,
    has_hidden_colours, has_more_destruction, cones, time_control_group, language);
  CREATE INDEX matches_host ON matches (host_id) WHERE host_id IS NOT NULL;
  CREATE INDEX matches_deadline ON matches (deadline_at) WHERE deadline_at IS NOT NULL;
  CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of_id) WHERE rematch_of_id IS NOT NULL AND closed_at IS NULL;
  CREATE INDEX matches_unfinished ON matches (status, private, created_at DESC, id DESC)
    WHERE closed_at IS NOT NULL;
  CREATE INDEX matches_unstarted ON matches (closed_at)
    WHERE closed_at IS NOT NULL AND state_id = 0 AND table_state IS NULL;
  CREATE INDEX matches_without_result ON matches (result_state, updated_at, id)
    WHERE status = 'finished' AND closed_at IS NULL AND result_state = 0;
  CREATE INDEX matches_prompt_pending ON matches (prompt_pending_at) WHERE prompt_pending_at IS NOT NULL;
  CREATE INDEX matches_delayed ON matches (status, private, updated_at) WHERE spectator_delay_minutes > 0;

  CREATE TABLE match_secrets (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    seed TEXT NOT NULL,
    entropies TEXT NOT NULL,
    contributions TEXT NOT NULL DEFAULT '[]'
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id TEXT REFERENCES persons (id),
    name TEXT NOT NULL,
    token_hash TEXT UNIQUE,
    bot_level TEXT,
    is_ready INTEGER NOT NULL DEFAULT 0,
    commitment TEXT,
    is_revealed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, person_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_person ON seats (person_id);

  CREATE TABLE original_owners (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id TEXT NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX original_owners_person ON original_owners (person_id);

  CREATE TABLE kicked_persons (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, person_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX kicked_persons_person ON kicked_persons (person_id);

  CREATE TABLE move_log (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move_id TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, state_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (match_id, state_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE table_events (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    state_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (match_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE results (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    is_shared INTEGER NOT NULL,
    total INTEGER NOT NULL,
    houses INTEGER NOT NULL,
    cones_put_out INTEGER NOT NULL,
    objectives_survived INTEGER NOT NULL,
    objectives_lost INTEGER NOT NULL,
    houses_burnt INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ratings (
    person_id TEXT PRIMARY KEY REFERENCES persons (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_rank ON ratings ((mu - 3 * sigma) DESC);

  CREATE TABLE rated_players (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES persons (id),
    rank INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (match_id, person_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rated_players_person ON rated_players (person_id);

  CREATE TABLE chat_lines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    public_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT,
    at INTEGER NOT NULL,
    person_id TEXT REFERENCES persons (id),
    removed_by TEXT
  ) STRICT;
  CREATE INDEX chat_lines_match ON chat_lines (match_id, id);
  CREATE INDEX chat_lines_at ON chat_lines (at);
  CREATE INDEX chat_lines_person ON chat_lines (person_id) WHERE person_id IS NOT NULL;

  CREATE TABLE reports (
    line_id INTEGER NOT NULL REFERENCES chat_lines (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES persons (id),
    at INTEGER NOT NULL,
    is_dismissed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (line_id, person_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_person ON reports (person_id);

  CREATE TABLE mutes (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    muted_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, muted_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX mutes_muted ON mutes (muted_id);

  CREATE TABLE blocks (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    blocked_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_blocked ON blocks (blocked_id);

  CREATE TABLE person_notes (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    subject_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, subject_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX person_notes_subject ON person_notes (subject_id);

  CREATE TABLE table_notes (
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    subject_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, subject_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX table_notes_subject ON table_notes (subject_id);

  CREATE TABLE notifications (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    turn_key TEXT NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    send_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, turn_key, channel, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notifications_due ON notifications (channel, send_at) WHERE send_at IS NOT NULL;
  CREATE INDEX notifications_created ON notifications (created_at);

  CREATE TABLE push_targets (
    device_id TEXT PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE webhooks (
    match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE quiet_hours (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    from_minute INTEGER NOT NULL,
    to_minute INTEGER NOT NULL,
    time_zone TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE email_addresses (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    normalized TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    reminders_enabled INTEGER NOT NULL DEFAULT 0,
    key_hash TEXT UNIQUE,
    confirmed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pending_emails (
    person_id TEXT PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    normalized TEXT NOT NULL,
    language TEXT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE email_sign_ins (
    key_hash TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX email_sign_ins_person ON email_sign_ins (person_id);

  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
];

/**
 * Applies the `migrations` that the file does not have yet, in one transaction.
 *
 * @throws Error if a newer server wrote the file
 */
export function migrate(db: Database, version: number, migrations: readonly string[] = MIGRATIONS): void {
  if (version > migrations.length) {
    throw new Error(`it is of version ${String(version)}, this server knows ${String(migrations.length)}`);
  }
  if (version === migrations.length) return;
  // A migration that rebuilds a table drops the old one, which must not delete the rows that refer to it.
  db.exec('PRAGMA foreign_keys = OFF');
  const script = migrations
    .slice(version)
    .map((migration) => `${migration};`)
    .join('\n');
  db.exec(`BEGIN; ${script} PRAGMA user_version = ${String(migrations.length)}; COMMIT;`);
  db.exec('PRAGMA foreign_keys = ON');
}
