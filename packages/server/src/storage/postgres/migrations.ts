import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { Migrator, sql } from 'kysely';

/** The migrations by name, in the order of their names. A released migration is never edited: later ones are appended. */
export const MIGRATIONS: Readonly<Record<string, string>> = {
  // The database computes the columns that lists filter by, so that no writer has to keep them in step.
  // Ids are ordered by bytes, as in SQLite, so that lists and the archive read them in the order of an index.
  '0001-initial-schema': `
  CREATE TABLE persons (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT,
    created_at BIGINT NOT NULL,
    recovery_code_hash TEXT UNIQUE,
    recovery_code_created_at BIGINT,
    handle TEXT UNIQUE,
    is_profile_private SMALLINT NOT NULL DEFAULT 0
  );

  CREATE TABLE devices (
    id TEXT COLLATE "C" PRIMARY KEY,
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    key_hash TEXT NOT NULL UNIQUE,
    label TEXT,
    created_at BIGINT NOT NULL,
    last_seen_on BIGINT NOT NULL
  );
  CREATE INDEX devices_person ON devices (person_id);

  CREATE TABLE recovery_links (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    link_hash TEXT NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
  );

  CREATE TABLE matches (
    id TEXT COLLATE "C" PRIMARY KEY,
    table_name TEXT NOT NULL,
    players SMALLINT NOT NULL,
    options TEXT NOT NULL,
    private SMALLINT NOT NULL,
    host_id TEXT COLLATE "C" REFERENCES persons (id),
    seed_commitment TEXT NOT NULL,
    are_commitments_locked SMALLINT NOT NULL DEFAULT 0,
    rules_version TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    state_id INTEGER NOT NULL DEFAULT 0,
    turn INTEGER NOT NULL DEFAULT 0,
    active_seat SMALLINT,
    step TEXT,
    burning TEXT NOT NULL DEFAULT '[]',
    open_scores TEXT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    last_presence_at BIGINT,
    closed_at BIGINT,
    time_control TEXT NOT NULL,
    language TEXT NOT NULL,
    profanity_filter SMALLINT,
    bot_speed TEXT NOT NULL,
    spectator_access TEXT NOT NULL,
    spectator_delay_minutes INTEGER NOT NULL,
    table_state TEXT,
    table_state_version INTEGER NOT NULL DEFAULT 0,
    deadline_at BIGINT,
    result_state SMALLINT NOT NULL DEFAULT 0,
    rematch_of_id TEXT COLLATE "C",
    prompt_pending_at BIGINT,
    has_hidden_colours SMALLINT
      GENERATED ALWAYS AS (CASE WHEN strpos(options, '"hiddenColours":true') > 0 THEN 1 ELSE 0 END) STORED,
    has_more_destruction SMALLINT
      GENERATED ALWAYS AS (CASE WHEN strpos(options, '"moreDestruction":true') > 0 THEN 1 ELSE 0 END) STORED,
    cones SMALLINT
      GENERATED ALWAYS AS (CASE WHEN strpos(options, '"cones":100') > 0 THEN 100 ELSE 65 END) STORED,
    time_control_group TEXT GENERATED ALWAYS AS (CASE
      WHEN strpos(time_control, '"kind":"none"') > 0 THEN 'none'
      WHEN strpos(time_control, '"kind":"correspondence"') > 0 THEN 'slow'
      ELSE 'live'
    END) STORED
  );
  CREATE INDEX matches_listed ON matches (status, private, created_at DESC, id COLLATE "C" DESC, closed_at, players,
    has_hidden_colours, has_more_destruction, cones, time_control_group, language);
  CREATE INDEX matches_host ON matches (host_id) WHERE host_id IS NOT NULL;
  CREATE INDEX matches_deadline ON matches (deadline_at) WHERE deadline_at IS NOT NULL;
  CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of_id) WHERE rematch_of_id IS NOT NULL AND closed_at IS NULL;
  CREATE INDEX matches_unfinished ON matches (status, private, created_at DESC, id COLLATE "C" DESC)
    WHERE closed_at IS NOT NULL;
  CREATE INDEX matches_unstarted ON matches (closed_at)
    WHERE closed_at IS NOT NULL AND state_id = 0 AND table_state IS NULL;
  CREATE INDEX matches_without_result ON matches (result_state, updated_at, id COLLATE "C")
    WHERE status = 'finished' AND closed_at IS NULL AND result_state = 0;
  CREATE INDEX matches_prompt_pending ON matches (prompt_pending_at) WHERE prompt_pending_at IS NOT NULL;
  CREATE INDEX matches_delayed ON matches (status, private, updated_at) WHERE spectator_delay_minutes > 0;

  CREATE TABLE match_secrets (
    match_id TEXT COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    seed TEXT NOT NULL,
    entropies TEXT NOT NULL,
    contributions TEXT NOT NULL DEFAULT '[]'
  );

  CREATE TABLE seats (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    person_id TEXT COLLATE "C" REFERENCES persons (id),
    name TEXT NOT NULL,
    token_hash TEXT UNIQUE,
    bot_level TEXT,
    is_ready SMALLINT NOT NULL DEFAULT 0,
    commitment TEXT,
    is_revealed SMALLINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, person_id)
  );
  CREATE INDEX seats_person ON seats (person_id);

  CREATE TABLE original_owners (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, seat)
  );
  CREATE INDEX original_owners_person ON original_owners (person_id);

  CREATE TABLE kicked_persons (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, person_id)
  );
  CREATE INDEX kicked_persons_person ON kicked_persons (person_id);

  CREATE TABLE move_log (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    seat SMALLINT NOT NULL,
    move_id TEXT COLLATE "C" NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, state_id),
    UNIQUE (match_id, seat, move_id)
  );

  CREATE TABLE snapshots (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (match_id, state_id)
  );

  CREATE TABLE table_events (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    state_id INTEGER NOT NULL,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (match_id, id)
  );

  CREATE TABLE results (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    place INTEGER NOT NULL,
    is_shared SMALLINT NOT NULL,
    total INTEGER NOT NULL,
    houses INTEGER NOT NULL,
    cones_put_out INTEGER NOT NULL,
    objectives_survived INTEGER NOT NULL,
    objectives_lost INTEGER NOT NULL,
    houses_burnt INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
  );

  CREATE TABLE ratings (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES persons (id),
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL
  );
  CREATE INDEX ratings_rank ON ratings ((mu - 3 * sigma) DESC);

  CREATE TABLE rated_players (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    rank INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, person_id)
  );
  CREATE INDEX rated_players_person ON rated_players (person_id);

  CREATE TABLE chat_lines (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    public_id TEXT COLLATE "C" NOT NULL,
    channel TEXT NOT NULL,
    seat SMALLINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT,
    at BIGINT NOT NULL,
    person_id TEXT COLLATE "C" REFERENCES persons (id),
    removed_by TEXT
  );
  CREATE INDEX chat_lines_match ON chat_lines (match_id, id);
  CREATE INDEX chat_lines_at ON chat_lines (at);
  CREATE INDEX chat_lines_person ON chat_lines (person_id) WHERE person_id IS NOT NULL;

  CREATE TABLE reports (
    line_id BIGINT NOT NULL REFERENCES chat_lines (id) ON DELETE CASCADE,
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id),
    at BIGINT NOT NULL,
    is_dismissed SMALLINT NOT NULL DEFAULT 0,
    PRIMARY KEY (line_id, person_id)
  );
  CREATE INDEX reports_person ON reports (person_id);

  CREATE TABLE mutes (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    muted_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (person_id, muted_id)
  );
  CREATE INDEX mutes_muted ON mutes (muted_id);

  CREATE TABLE blocks (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    blocked_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
  );
  CREATE INDEX blocks_blocked ON blocks (blocked_id);

  CREATE TABLE person_notes (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    subject_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person_id, subject_id)
  );
  CREATE INDEX person_notes_subject ON person_notes (subject_id);

  CREATE TABLE table_notes (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    subject_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    version TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person_id, subject_id)
  );
  CREATE INDEX table_notes_subject ON table_notes (subject_id);

  CREATE TABLE notifications (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    turn_key TEXT NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    kind TEXT NOT NULL,
    send_at BIGINT,
    attempts SMALLINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, turn_key, channel, target)
  );
  CREATE INDEX notifications_due ON notifications (channel, send_at) WHERE send_at IS NOT NULL;
  CREATE INDEX notifications_created ON notifications (created_at);

  CREATE TABLE push_targets (
    device_id TEXT COLLATE "C" PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );

  CREATE TABLE webhooks (
    match_id TEXT COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );

  CREATE TABLE quiet_hours (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    from_minute SMALLINT NOT NULL,
    to_minute SMALLINT NOT NULL,
    time_zone TEXT NOT NULL
  );

  CREATE TABLE email_addresses (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    address TEXT NOT NULL,
    normalized TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    reminders_enabled SMALLINT NOT NULL DEFAULT 0,
    key_hash TEXT UNIQUE,
    confirmed_at BIGINT NOT NULL
  );

  CREATE TABLE pending_emails (
    person_id TEXT COLLATE "C" PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    normalized TEXT NOT NULL,
    language TEXT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
  );

  CREATE TABLE email_sign_ins (
    key_hash TEXT PRIMARY KEY,
    person_id TEXT COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
  );
  CREATE INDEX email_sign_ins_person ON email_sign_ins (person_id);

  CREATE TABLE settings (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);

  CREATE UNLOGGED TABLE presence (
    match_id TEXT COLLATE "C" NOT NULL,
    instance_id TEXT COLLATE "C" NOT NULL,
    seats TEXT NOT NULL,
    visible_seats TEXT NOT NULL,
    spectators INTEGER NOT NULL,
    named_spectators TEXT NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (match_id, instance_id)
  );
  CREATE INDEX presence_instance ON presence (instance_id);

  CREATE UNLOGGED TABLE leases (
    name TEXT PRIMARY KEY,
    instance_id TEXT COLLATE "C" NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL
  );

  CREATE UNLOGGED TABLE rate_limit_usage (
    key TEXT NOT NULL,
    "window" BIGINT NOT NULL,
    points INTEGER NOT NULL,
    expires_at BIGINT NOT NULL,
    PRIMARY KEY (key, "window")
  );
  CREATE INDEX rate_limit_usage_expires ON rate_limit_usage (expires_at);
  `,
};

const providerOf = (migrations: Readonly<Record<string, string>>): MigrationProvider => ({
  getMigrations: () =>
    Promise.resolve(
      Object.fromEntries(
        Object.entries(migrations).map(([name, script]): [string, Migration] => [
          name,
          { up: async (db: Kysely<unknown>) => void (await sql.raw(script).execute(db)) },
        ]),
      ),
    ),
});

// Kysely takes its own lock only after it has read the list of tables, and that read fails while another server
// changes a table. So this lock is taken first.
const MIGRATION_LOCK = 1666;

/**
 * Applies the `migrations` that the database does not have yet. Servers that start together wait for each other.
 *
 * @throws Error if a newer server wrote the database, or if a migration fails; then nothing has changed
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: Readonly<Record<string, string>> = MIGRATIONS,
): Promise<void> {
  const { error } = await db
    .connection()
    .execute(async (connection): Promise<{ readonly error?: unknown }> => {
      await sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
      try {
        if (await isUpToDate(connection, migrations)) return {};
        return await new Migrator({ db: connection, provider: providerOf(migrations) }).migrateToLatest();
      } finally {
        await sql`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
      }
    });
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
}

/** Returns whether there is nothing to apply. This takes 1 ms; Kysely's own look at every table and column takes 20. */
async function isUpToDate<T>(
  connection: Kysely<T>,
  migrations: Readonly<Record<string, string>>,
): Promise<boolean> {
  const query = sql<{ readonly there: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS there`;
  const [table] = (await query.execute(connection)).rows;
  if (table?.there !== true) return false;
  const { rows } = await sql<{ readonly name: string }>`SELECT name FROM kysely_migration`.execute(
    connection,
  );
  const applied = rows.map(({ name }) => name).sort();
  return JSON.stringify(applied) === JSON.stringify(Object.keys(migrations).sort());
}
