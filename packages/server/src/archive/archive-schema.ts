/**
 * The rows of an archive: these tables in this order, with these keys. An archive contains no snapshots, results or
 * ratings, because the log determines them. It contains no pending notifications and no invitations, because they are
 * short-lived.
 */
import * as z from 'zod';
import { OPENING_HAND_ANSWERS, TURN_PHASES } from '@great-fire/game';
import {
  BOT_LEVELS,
  WEBHOOK_KINDS,
  CHAT_CHANNELS,
  LINE_REMOVERS,
  MATCH_STATUSES,
  PHRASES,
  LANGUAGES,
  playerCountSchema,
  tableOptionsSchema,
} from '@great-fire/protocol';

const timestamp = z.int().min(0); // ms since 1970, UTC
const text = z.string();
const seat = z.int().min(0).max(5);
const flag = z.union([z.literal(0), z.literal(1)]);
const json = z.string().refine((value) => isJson(value), 'is no JSON');

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

const isTableOptions = (value: string): boolean =>
  isJson(value) && tableOptionsSchema.safeParse(JSON.parse(value)).success;

const holidays = z.array(z.strictObject({ from: z.int(), until: z.int() }));
const isHolidays = (value: string): boolean => isJson(value) && holidays.safeParse(JSON.parse(value)).success;

const minute = z.int().min(0).max(1439);

const NOTE = { person_id: text, subject_id: text, text, at: timestamp };
const WEBHOOK = { person_id: text, kind: z.enum(WEBHOOK_KINDS), url: text, created_at: timestamp };

const table = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  key: readonly [first: string, ...further: string[]],
  shape: Shape,
) => ({ table: name, key, row: z.strictObject(shape) }) as const;

/** In the order of foreign keys: a row follows the rows that it references. */
export const ARCHIVE_TABLES = [
  table('persons', ['id'], {
    id: text,
    name: text.nullable(),
    created_at: timestamp,
    recovery_code_hash: text.nullable(),
    recovery_code_created_at: timestamp.nullable(),
    handle: text.nullable(),
    is_profile_private: flag,
    accepts_invitations: flag,
    holidays: text.refine(isHolidays, 'are no holidays').nullable(),
  }),
  table('devices', ['id'], {
    id: text,
    person_id: text,
    key_hash: text,
    label: text.nullable(),
    created_at: timestamp,
    last_seen_on: timestamp,
  }),
  table('matches', ['id'], {
    id: text,
    table_name: text,
    players: playerCountSchema,
    options: text.refine(isTableOptions, 'are no options of a table'),
    seed_commitment: text,
    rules_version: text,
    status: z.enum(MATCH_STATUSES).exclude(['unfinished']),
    state_id: z.int().min(0),
    turn: z.int().min(0),
    active_seat: seat.nullable(),
    burning: json,
    created_at: timestamp,
    updated_at: timestamp,
    last_presence_at: timestamp.nullable(),
    closed_at: timestamp.nullable(),
    host_id: text.nullable(),
    table_state: json.nullable(),
    table_state_version: z.int().min(0),
    deadline_at: timestamp.nullable(),
    rematch_of_id: text.nullable(),
    step: z.enum(TURN_PHASES).nullable(),
    open_scores: json.nullable(),
  }),
  table('match_secrets', ['match_id'], { match_id: text, seed: text }),
  table('seats', ['match_id', 'seat'], {
    match_id: text,
    seat,
    person_id: text.nullable(),
    name: text,
    token_hash: text.nullable(),
    bot_level: z.enum(BOT_LEVELS).nullable(),
    is_ready: flag,
    contribution: text.nullable(),
    opening_hand_answer: z.enum(OPENING_HAND_ANSWERS),
    created_at: timestamp,
  }),
  table('original_owners', ['match_id', 'seat'], { match_id: text, seat, person_id: text }),
  table('kicked_persons', ['match_id', 'person_id'], { match_id: text, person_id: text }),
  table('groups', ['id'], {
    id: text,
    name: text,
    owner_id: text,
    link_key: text,
    has_diary: flag,
    created_at: timestamp,
    used_on: timestamp,
  }),
  table('group_members', ['group_id', 'person_id'], {
    group_id: text,
    person_id: text,
    member_id: text,
    joined_at: timestamp,
    seen_at: timestamp,
    is_invited: flag,
    wants_reports: flag,
  }),
  table('group_webhooks', ['group_id'], { group_id: text, ...WEBHOOK }),
  table('group_tables', ['match_id'], { match_id: text, group_id: text, created_at: timestamp }),
  table('group_dates', ['id'], {
    id: text,
    group_id: text,
    proposer: text,
    times: json,
    last_at: timestamp,
    chosen_at: timestamp.nullable(),
    is_reminded: flag,
  }),
  table('group_date_answers', ['date_id', 'person_id'], {
    date_id: text,
    group_id: text,
    person_id: text,
    answers: json,
  }),
  table('move_log', ['match_id', 'state_id'], {
    match_id: text,
    state_id: z.int().min(1),
    seat,
    move_id: text,
    action: json,
    events: json,
    at: timestamp,
  }),
  table('table_events', ['match_id', 'id'], {
    match_id: text,
    id: z.int().min(1),
    state_id: z.int().min(0),
    at: timestamp,
    event: json,
  }),
  table('chat_lines', ['id'], {
    id: z.int().min(1),
    match_id: text,
    seat: seat.nullable(),
    name: text,
    text,
    at: timestamp,
    person_id: text.nullable(),
    public_id: text,
    channel: z.enum(CHAT_CHANNELS),
    phrase: z.enum(PHRASES).nullable(),
    removed_by: z.enum(LINE_REMOVERS).nullable(),
  }),
  table('reports', ['line_id', 'person_id'], {
    line_id: z.int().min(1),
    person_id: text,
    at: timestamp,
    is_dismissed: flag,
  }),
  table('mutes', ['person_id', 'muted_id'], { person_id: text, muted_id: text, at: timestamp }),
  table('blocks', ['person_id', 'blocked_id'], { person_id: text, blocked_id: text, at: timestamp }),
  table('person_notes', ['person_id', 'subject_id'], NOTE),
  table('table_notes', ['person_id', 'subject_id'], NOTE),
  table('push_targets', ['device_id'], {
    device_id: text,
    endpoint: text,
    p256dh: text,
    auth: text,
    language: z.enum(LANGUAGES),
    created_at: timestamp,
  }),
  table('quiet_hours', ['person_id'], {
    person_id: text,
    from_minute: minute,
    to_minute: minute,
    time_zone: text,
  }),
  table('email_addresses', ['person_id'], {
    person_id: text,
    id: text,
    address: text,
    normalized: text,
    language: z.enum(LANGUAGES),
    reminders_enabled: flag,
    confirmed_at: timestamp,
  }),
  table('webhooks', ['match_id'], { match_id: text, ...WEBHOOK }),
  table('settings', ['name'], { name: text, value: text }),
] as const;
export type ArchiveTable = (typeof ARCHIVE_TABLES)[number];
export type TableName = ArchiveTable['table'];

/** A row of an archive. Its columns are in the order of the schema. */
type ArchiveRow = Readonly<Record<string, string | number | null>>;

export interface ArchiveRecord {
  readonly table: TableName;
  readonly row: ArchiveRow;
}

export const archiveColumns = ({ row }: ArchiveTable): readonly string[] => Object.keys(row.shape);

/** Number of rows that an export reads at once. */
export const PAGE_SIZE = 100;
