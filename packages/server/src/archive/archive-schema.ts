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

const persons = z.strictObject({
  id: text,
  name: text.nullable(),
  created_at: timestamp,
  recovery_code_hash: text.nullable(),
  recovery_code_created_at: timestamp.nullable(),
  handle: text.nullable(),
  is_profile_private: flag,
  accepts_invitations: flag,
  holidays: text.refine(isHolidays, 'are no holidays').nullable(),
});
const devices = z.strictObject({
  id: text,
  person_id: text,
  key_hash: text,
  label: text.nullable(),
  created_at: timestamp,
  last_seen_on: timestamp,
});
const matches = z.strictObject({
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
});
const secrets = z.strictObject({ match_id: text, seed: text });
const seats = z.strictObject({
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
});
const originalOwners = z.strictObject({ match_id: text, seat, person_id: text });
const kickedPersons = z.strictObject({ match_id: text, person_id: text });
const groups = z.strictObject({
  id: text,
  name: text,
  owner_id: text,
  link_key: text,
  has_diary: flag,
  created_at: timestamp,
  used_on: timestamp,
});
const groupMembers = z.strictObject({
  group_id: text,
  person_id: text,
  member_id: text,
  joined_at: timestamp,
  seen_at: timestamp,
  is_invited: flag,
  wants_reports: flag,
});
const groupWebhooks = z.strictObject({
  group_id: text,
  kind: z.enum(WEBHOOK_KINDS),
  url: text,
  created_at: timestamp,
});
const groupTables = z.strictObject({ match_id: text, group_id: text, created_at: timestamp });
const groupDates = z.strictObject({
  id: text,
  group_id: text,
  proposer: text,
  times: json,
  last_at: timestamp,
  chosen_at: timestamp.nullable(),
  is_reminded: flag,
});
const groupDateAnswers = z.strictObject({ date_id: text, group_id: text, person_id: text, answers: json });
const moveLog = z.strictObject({
  match_id: text,
  state_id: z.int().min(1),
  seat,
  move_id: text,
  action: json,
  events: json,
  at: timestamp,
});
const chatLines = z.strictObject({
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
});
const reports = z.strictObject({
  line_id: z.int().min(1),
  person_id: text,
  at: timestamp,
  is_dismissed: flag,
});
const mutes = z.strictObject({ person_id: text, muted_id: text, at: timestamp });
const notes = z.strictObject({ person_id: text, subject_id: text, text, at: timestamp });
const blocks = z.strictObject({ person_id: text, blocked_id: text, at: timestamp });

const pushTargets = z.strictObject({
  device_id: text,
  endpoint: text,
  p256dh: text,
  auth: text,
  language: z.enum(LANGUAGES),
  created_at: timestamp,
});
const minute = z.int().min(0).max(1439);
const quietHours = z.strictObject({
  person_id: text,
  from_minute: minute,
  to_minute: minute,
  time_zone: text,
});
const webhooks = z.strictObject({
  match_id: text,
  kind: z.enum(WEBHOOK_KINDS),
  url: text,
  created_at: timestamp,
});
const emailAddresses = z.strictObject({
  person_id: text,
  id: text,
  address: text,
  normalized: text,
  language: z.enum(LANGUAGES),
  reminders_enabled: flag,
  confirmed_at: timestamp,
});
const settings = z.strictObject({ name: text, value: text });

const tableEvents = z.strictObject({
  match_id: text,
  id: z.int().min(1),
  state_id: z.int().min(0),
  at: timestamp,
  event: json,
});

/** In the order of foreign keys: a row follows the rows that it references. */
export const ARCHIVE_TABLES = [
  { table: 'persons', key: ['id'], row: persons },
  { table: 'devices', key: ['id'], row: devices },
  { table: 'matches', key: ['id'], row: matches },
  { table: 'match_secrets', key: ['match_id'], row: secrets },
  { table: 'seats', key: ['match_id', 'seat'], row: seats },
  { table: 'original_owners', key: ['match_id', 'seat'], row: originalOwners },
  { table: 'kicked_persons', key: ['match_id', 'person_id'], row: kickedPersons },
  { table: 'groups', key: ['id'], row: groups },
  { table: 'group_members', key: ['group_id', 'person_id'], row: groupMembers },
  { table: 'group_webhooks', key: ['group_id'], row: groupWebhooks },
  { table: 'group_tables', key: ['match_id'], row: groupTables },
  { table: 'group_dates', key: ['id'], row: groupDates },
  { table: 'group_date_answers', key: ['date_id', 'person_id'], row: groupDateAnswers },
  { table: 'move_log', key: ['match_id', 'state_id'], row: moveLog },
  { table: 'table_events', key: ['match_id', 'id'], row: tableEvents },
  { table: 'chat_lines', key: ['id'], row: chatLines },
  { table: 'reports', key: ['line_id', 'person_id'], row: reports },
  { table: 'mutes', key: ['person_id', 'muted_id'], row: mutes },
  { table: 'blocks', key: ['person_id', 'blocked_id'], row: blocks },
  { table: 'person_notes', key: ['person_id', 'subject_id'], row: notes },
  { table: 'table_notes', key: ['person_id', 'subject_id'], row: notes },
  { table: 'push_targets', key: ['device_id'], row: pushTargets },
  { table: 'quiet_hours', key: ['person_id'], row: quietHours },
  { table: 'email_addresses', key: ['person_id'], row: emailAddresses },
  { table: 'webhooks', key: ['match_id'], row: webhooks },
  { table: 'settings', key: ['name'], row: settings },
] as const;
export type ArchiveTable = (typeof ARCHIVE_TABLES)[number];
export type TableName = ArchiveTable['table'];

/** A row of an archive. Its columns are in the order of the schema. */
type ArchiveRow = Readonly<Record<string, string | number | null>>;

export interface ArchiveRecord {
  readonly table: TableName;
  readonly row: ArchiveRow;
}

/** Returns the column names of a table, in order. */
export const archiveColumns = ({ row }: ArchiveTable): readonly string[] => Object.keys(row.shape);

/** Whether the first key column is text. Text is compared by its bytes, independent of the database's collation. */
export const hasTextKey = ({ key, row }: ArchiveTable): boolean => {
  const shape: Readonly<Record<string, z.ZodType>> = row.shape;
  return shape[key[0]] instanceof z.ZodString;
};

/** Number of rows that an export reads at once. */
export const PAGE_SIZE = 100;
