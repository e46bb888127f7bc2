/** The first schema, written once for both databases. */

import { GAME_OPTIONS, GAME_OPTION_NAMES } from '@great-fire/game';
import { TAKEBACK_ID_PREFIX } from '../moves';

/**
 * Condition of the index of takebacks. Literals, because a planner must see that a query has the condition of the
 * index, and a range, because ids are ordered by bytes.
 */
export const IS_TAKEBACK = `move_id >= '${TAKEBACK_ID_PREFIX}' AND move_id < '${TAKEBACK_ID_PREFIX}:'`;

/** The computed column of each rule that a table chooses, with the text of its variant in the JSON of the options. */
const variantColumns = GAME_OPTION_NAMES.map((name) => {
  const { code, variant } = GAME_OPTIONS[name];
  return { column: `variant_${code}`, json: `"${name}":${JSON.stringify(variant)}` };
});

/** The differences between the two databases in the definition of tables. */
interface SchemaDialect {
  readonly bigint: string; // a time in ms since 1970, or an id
  readonly smallint: string; // a small number, or 0 and 1 for a flag
  readonly double: string;
  readonly identity: string; // a primary key that the database counts up
  readonly id: string; // text that is ordered by bytes, so that lists and the archive read in the order of an index
  readonly contains: (column: string, text: string) => string;
  readonly textField: (column: string, field: string) => string; // a text in a column of JSON
  readonly computed: (expression: string) => string; // stored: SQLite answers no query from an index of other ones
  readonly tableOptions: string;
  readonly rowidTableOptions: string; // of a table with an identity, or with long rows
}

/**
 * Returns the statements that create the tables. The database computes the columns that lists filter by, so that no
 * writer has to keep them in step.
 */
export const initialSchema = ({
  bigint,
  smallint,
  double,
  identity,
  id,
  contains,
  textField,
  computed,
  tableOptions,
  rowidTableOptions,
}: SchemaDialect): string => `
  CREATE TABLE persons (
    id ${id} PRIMARY KEY,
    name TEXT,
    created_at ${bigint} NOT NULL,
    recovery_code_hash TEXT UNIQUE,
    recovery_code_created_at ${bigint},
    handle TEXT UNIQUE,
    is_profile_private ${smallint} NOT NULL DEFAULT 0,
    accepts_invitations ${smallint} NOT NULL DEFAULT 1,
    holidays TEXT
  )${tableOptions};

  CREATE TABLE devices (
    id ${id} PRIMARY KEY,
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    key_hash TEXT NOT NULL UNIQUE,
    label TEXT,
    created_at ${bigint} NOT NULL,
    last_seen_on ${bigint} NOT NULL
  )${tableOptions};
  CREATE INDEX devices_person ON devices (person_id);

  CREATE TABLE recovery_links (
    person_id ${id} PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    link_hash TEXT NOT NULL UNIQUE,
    expires_at ${bigint} NOT NULL
  )${tableOptions};

  CREATE TABLE matches (
    id ${id} PRIMARY KEY,
    table_name TEXT NOT NULL,
    players ${smallint} NOT NULL,
    options TEXT NOT NULL,
    host_id ${id} REFERENCES persons (id),
    seed_commitment TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    state_id INTEGER NOT NULL DEFAULT 0,
    turn INTEGER NOT NULL DEFAULT 0,
    active_seat ${smallint},
    step TEXT,
    burning TEXT NOT NULL DEFAULT '[]',
    open_scores TEXT,
    created_at ${bigint} NOT NULL,
    updated_at ${bigint} NOT NULL,
    last_presence_at ${bigint},
    closed_at ${bigint},
    table_state TEXT,
    table_state_version INTEGER NOT NULL DEFAULT 0,
    deadline_at ${bigint},
    result_state ${smallint} NOT NULL DEFAULT 0,
    rematch_of_id ${id},
    prompt_pending_at ${bigint},
    private ${smallint} ${computed(`CASE WHEN ${contains('options', '"private":true')} THEN 1 ELSE 0 END`)},
    ${variantColumns.map(({ column, json }) => `${column} ${smallint} ${computed(`CASE WHEN ${contains('options', json)} THEN 1 ELSE 0 END`)},`).join('\n    ')}
    time_control_group TEXT ${computed(`CASE
      WHEN ${contains('options', '"kind":"none"')} THEN 'none'
      WHEN ${contains('options', '"kind":"correspondence"')} THEN 'slow'
      ELSE 'live'
    END`)},
    language TEXT ${computed(textField('options', 'language'))},
    spectator_access TEXT ${computed(textField('options', 'spectatorAccess'))}
  )${rowidTableOptions};
  CREATE INDEX matches_listed ON matches (status, private, created_at DESC, id DESC, closed_at, players,
    ${variantColumns.map(({ column }) => column).join(', ')}, time_control_group, language, spectator_access);
  CREATE INDEX matches_host ON matches (host_id) WHERE host_id IS NOT NULL;
  CREATE INDEX matches_deadline ON matches (deadline_at, id) WHERE deadline_at IS NOT NULL;
  CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of_id) WHERE rematch_of_id IS NOT NULL AND closed_at IS NULL;
  CREATE INDEX matches_unfinished ON matches (status, private, created_at DESC, id DESC)
    WHERE closed_at IS NOT NULL;
  CREATE INDEX matches_unstarted ON matches (closed_at)
    WHERE closed_at IS NOT NULL AND state_id = 0 AND table_state IS NULL;
  CREATE INDEX matches_without_result ON matches (result_state, updated_at, id)
    WHERE status = 'finished' AND closed_at IS NULL AND result_state = 0;
  CREATE INDEX matches_prompt_pending ON matches (prompt_pending_at) WHERE prompt_pending_at IS NOT NULL;

  CREATE TABLE match_secrets (
    match_id ${id} PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    seed TEXT NOT NULL
  )${tableOptions};

  CREATE TABLE seats (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat ${smallint} NOT NULL,
    person_id ${id} REFERENCES persons (id),
    name TEXT NOT NULL,
    token_hash TEXT UNIQUE,
    bot_level TEXT,
    is_ready ${smallint} NOT NULL DEFAULT 0,
    contribution TEXT,
    opening_hand_answer TEXT NOT NULL,
    created_at ${bigint} NOT NULL, -- of the match, so that the newest tables of a person are read alone
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, person_id)
  )${tableOptions};
  CREATE INDEX seats_person ON seats (person_id, created_at DESC, match_id DESC);

  CREATE TABLE original_owners (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat ${smallint} NOT NULL,
    person_id ${id} NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, seat)
  )${tableOptions};
  CREATE INDEX original_owners_person ON original_owners (person_id);

  CREATE TABLE kicked_persons (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id ${id} NOT NULL REFERENCES persons (id),
    PRIMARY KEY (match_id, person_id)
  )${tableOptions};
  CREATE INDEX kicked_persons_person ON kicked_persons (person_id);

  CREATE TABLE groups (
    id ${id} PRIMARY KEY,
    name TEXT NOT NULL,
    owner_id ${id} NOT NULL REFERENCES persons (id),
    link_key TEXT NOT NULL,
    has_diary ${smallint} NOT NULL DEFAULT 1,
    created_at ${bigint} NOT NULL,
    used_on ${bigint} NOT NULL
  )${tableOptions};
  CREATE INDEX groups_owner ON groups (owner_id);
  CREATE INDEX groups_used ON groups (used_on);

  CREATE TABLE group_members (
    group_id ${id} NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    person_id ${id} NOT NULL REFERENCES persons (id),
    member_id ${id} NOT NULL,
    joined_at ${bigint} NOT NULL,
    seen_at ${bigint} NOT NULL,
    is_invited ${smallint} NOT NULL DEFAULT 1, -- to the tables of the group
    wants_reports ${smallint} NOT NULL DEFAULT 0,
    PRIMARY KEY (group_id, person_id)
  )${tableOptions};
  CREATE INDEX group_members_person ON group_members (person_id);

  CREATE TABLE group_webhooks (
    group_id ${id} PRIMARY KEY REFERENCES groups (id) ON DELETE CASCADE,
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    created_at ${bigint} NOT NULL
  )${tableOptions};
  CREATE INDEX group_webhooks_person ON group_webhooks (person_id);

  CREATE TABLE group_tables (
    match_id ${id} PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    group_id ${id} NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    created_at ${bigint} NOT NULL -- as in matches, so that a page of the list is read in the order of the index
  )${tableOptions};
  CREATE INDEX group_tables_group ON group_tables (group_id, created_at DESC, match_id DESC);

  CREATE TABLE table_invitations (
    match_id ${id} NOT NULL, -- no reference: what was declined or counted outlives its table
    invited_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    inviter_id ${id} REFERENCES persons (id) ON DELETE CASCADE, -- null: the date of the group
    group_id ${id} REFERENCES groups (id) ON DELETE SET NULL,
    at ${bigint} NOT NULL,
    is_seen ${smallint} NOT NULL DEFAULT 0,
    is_unnotified ${smallint} NOT NULL DEFAULT 1,
    declined_at ${bigint},
    PRIMARY KEY (match_id, invited_id)
  )${tableOptions};
  CREATE INDEX table_invitations_invited ON table_invitations (invited_id, at DESC);
  CREATE INDEX table_invitations_inviter ON table_invitations (inviter_id);
  CREATE INDEX table_invitations_group ON table_invitations (group_id) WHERE group_id IS NOT NULL;
  CREATE INDEX table_invitations_unnotified ON table_invitations (at) WHERE is_unnotified = 1;
  CREATE INDEX table_invitations_at ON table_invitations (at);
  -- Answers go with the date, and with the membership of a person who leaves.
  CREATE TABLE group_dates (
    id ${id} PRIMARY KEY,
    group_id ${id} NOT NULL UNIQUE REFERENCES groups (id) ON DELETE CASCADE,
    proposer ${id} NOT NULL,
    times TEXT NOT NULL,
    last_at ${bigint} NOT NULL,
    chosen_at ${bigint},
    is_reminded ${smallint} NOT NULL
  )${tableOptions};
  CREATE INDEX group_dates_chosen ON group_dates (chosen_at) WHERE chosen_at IS NOT NULL;
  CREATE INDEX group_dates_last ON group_dates (last_at);

  CREATE TABLE group_date_answers (
    date_id ${id} NOT NULL REFERENCES group_dates (id) ON DELETE CASCADE,
    group_id ${id} NOT NULL,
    person_id ${id} NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (date_id, person_id),
    FOREIGN KEY (group_id, person_id) REFERENCES group_members (group_id, person_id) ON DELETE CASCADE
  )${tableOptions};
  CREATE INDEX group_date_answers_member ON group_date_answers (person_id, group_id);

  CREATE TABLE move_log (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    seat ${smallint} NOT NULL,
    move_id ${id} NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at ${bigint} NOT NULL,
    PRIMARY KEY (match_id, state_id)
  )${tableOptions};
  CREATE INDEX move_log_takebacks ON move_log (match_id, move_id) WHERE ${IS_TAKEBACK};

  CREATE TABLE snapshots (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (match_id, state_id)
  )${tableOptions};

  CREATE TABLE table_events (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    state_id INTEGER NOT NULL,
    at ${bigint} NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (match_id, id)
  )${tableOptions};

  CREATE TABLE results (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat ${smallint} NOT NULL,
    place INTEGER NOT NULL,
    is_shared ${smallint} NOT NULL,
    total INTEGER NOT NULL,
    houses INTEGER NOT NULL,
    cones_put_out INTEGER NOT NULL,
    objectives_survived INTEGER NOT NULL,
    objectives_lost INTEGER NOT NULL,
    houses_burnt INTEGER NOT NULL,
    is_fiercest ${smallint} NOT NULL, -- this and the next two: whether the seat has the honour
    is_firefighter ${smallint} NOT NULL,
    has_hardest_loss ${smallint} NOT NULL,
    person_id ${id} REFERENCES persons (id), -- who played the seat to the end
    is_public ${smallint} NOT NULL,
    ended_at ${bigint} NOT NULL,
    PRIMARY KEY (match_id, seat)
  )${tableOptions};
  CREATE INDEX results_person ON results (person_id, is_public, ended_at DESC, match_id DESC)
    WHERE person_id IS NOT NULL;

  CREATE TABLE person_totals (
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    is_public ${smallint} NOT NULL,
    players ${smallint} NOT NULL,
    options ${id} NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    shared_wins INTEGER NOT NULL,
    total INTEGER NOT NULL,
    houses INTEGER NOT NULL,
    cones_put_out INTEGER NOT NULL,
    objectives_survived INTEGER NOT NULL,
    objectives_lost INTEGER NOT NULL,
    PRIMARY KEY (person_id, players, options, is_public)
  )${tableOptions};

  CREATE TABLE ratings (
    person_id ${id} PRIMARY KEY REFERENCES persons (id),
    mu ${double} NOT NULL,
    sigma ${double} NOT NULL,
    games INTEGER NOT NULL
  )${tableOptions};
  CREATE INDEX ratings_rank ON ratings ((mu - 3 * sigma) DESC);

  CREATE TABLE rated_players (
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person_id ${id} NOT NULL REFERENCES persons (id),
    rank INTEGER NOT NULL,
    mu ${double} NOT NULL,
    sigma ${double} NOT NULL,
    PRIMARY KEY (match_id, person_id)
  )${tableOptions};
  CREATE INDEX rated_players_person ON rated_players (person_id);

  CREATE TABLE chat_lines (
    id ${identity},
    match_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    public_id ${id} NOT NULL,
    channel TEXT NOT NULL,
    seat ${smallint},
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT,
    at ${bigint} NOT NULL,
    person_id ${id} REFERENCES persons (id),
    removed_by TEXT
  )${rowidTableOptions};
  CREATE INDEX chat_lines_match ON chat_lines (match_id, id);
  CREATE INDEX chat_lines_at ON chat_lines (at);
  CREATE INDEX chat_lines_person ON chat_lines (person_id, id) WHERE person_id IS NOT NULL;

  CREATE TABLE reports (
    line_id ${bigint} NOT NULL REFERENCES chat_lines (id) ON DELETE CASCADE,
    person_id ${id} NOT NULL REFERENCES persons (id),
    at ${bigint} NOT NULL,
    is_dismissed ${smallint} NOT NULL DEFAULT 0,
    PRIMARY KEY (line_id, person_id)
  )${tableOptions};
  CREATE INDEX reports_person ON reports (person_id);

  CREATE TABLE mutes (
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    muted_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at ${bigint} NOT NULL,
    PRIMARY KEY (person_id, muted_id)
  )${tableOptions};
  CREATE INDEX mutes_muted ON mutes (muted_id);

  CREATE TABLE blocks (
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    blocked_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    at ${bigint} NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
  )${tableOptions};
  CREATE INDEX blocks_blocked ON blocks (blocked_id);

  CREATE TABLE person_notes (
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    subject_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    at ${bigint} NOT NULL,
    PRIMARY KEY (person_id, subject_id)
  )${tableOptions};
  CREATE INDEX person_notes_subject ON person_notes (subject_id);

  CREATE TABLE table_notes (
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    subject_id ${id} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    at ${bigint} NOT NULL,
    PRIMARY KEY (person_id, subject_id)
  )${tableOptions};
  CREATE INDEX table_notes_subject ON table_notes (subject_id);

  CREATE TABLE notifications (
    subject_id ${id} NOT NULL, -- a match, or a date of a group
    turn_key TEXT NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    seat ${smallint}, -- null: an invitation, a report or a date
    kind TEXT NOT NULL,
    send_at ${bigint},
    attempts ${smallint} NOT NULL DEFAULT 0,
    created_at ${bigint} NOT NULL,
    PRIMARY KEY (subject_id, turn_key, channel, target)
  )${tableOptions};
  CREATE INDEX notifications_due ON notifications (channel, send_at) WHERE send_at IS NOT NULL;
  CREATE INDEX notifications_created ON notifications (created_at);

  CREATE TABLE push_targets (
    device_id ${id} PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at ${bigint} NOT NULL
  )${tableOptions};

  CREATE TABLE webhooks (
    match_id ${id} PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    created_at ${bigint} NOT NULL
  )${tableOptions};
  CREATE INDEX webhooks_person ON webhooks (person_id);

  CREATE TABLE quiet_hours (
    person_id ${id} PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    from_minute ${smallint} NOT NULL,
    to_minute ${smallint} NOT NULL,
    time_zone TEXT NOT NULL
  )${tableOptions};

  CREATE TABLE email_addresses (
    person_id ${id} PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    id ${id} NOT NULL UNIQUE,
    address TEXT NOT NULL,
    normalized TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    reminders_enabled ${smallint} NOT NULL DEFAULT 0,
    key_hash TEXT UNIQUE,
    confirmed_at ${bigint} NOT NULL
  )${tableOptions};

  CREATE TABLE pending_emails (
    person_id ${id} PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    normalized TEXT NOT NULL,
    language TEXT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    expires_at ${bigint} NOT NULL
  )${tableOptions};

  CREATE TABLE email_sign_ins (
    key_hash TEXT PRIMARY KEY,
    person_id ${id} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    expires_at ${bigint} NOT NULL
  )${tableOptions};
  CREATE INDEX email_sign_ins_person ON email_sign_ins (person_id);

  CREATE TABLE settings (name ${id} PRIMARY KEY, value TEXT NOT NULL)${tableOptions};
`;
