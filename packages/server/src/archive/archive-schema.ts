/**
 * What an archive holds: rows of these tables, in this order, by these keys. Snapshots, results and ratings are not in it: they
 * follow from the log. Nor are notices under way: they are of the day.
 */
import { TURN_PHASES } from '@great-fire/game';
import {
  BOT_LEVELS,
  WEBHOOK_KINDS,
  CHAT_CHANNELS,
  LINE_REMOVERS,
  MATCH_STATUSES,
  NO_TIME_CONTROL,
  PHRASES,
  NOTIFICATION_LANGUAGES,
  TABLE_LANGUAGES,
  SPECTATOR_ACCESS,
} from '@great-fire/protocol';
import * as z from 'zod';
import { startOfDay } from '../storage/persons';

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

const persons = z.strictObject({
  id: text,
  name: text.nullable(),
  created_at: timestamp,
  code_hash: text.nullable(),
  code_at: timestamp.nullable(),
  handle: text.nullable().default(null), // not before people had pages
  page_closed: flag.default(0),
});
const devices = z.strictObject({
  id: text,
  person_id: text,
  key_hash: text,
  label: text.nullable(),
  created_at: timestamp,
  seen_on: timestamp,
});
const matches = z.strictObject({
  id: text,
  table_name: text,
  players: z.int().min(3).max(6),
  options: json,
  private: flag,
  commitment: text,
  rules_version: text,
  status: z.enum(MATCH_STATUSES).exclude(['unfinished']),
  state_id: z.int().min(0),
  turn: z.int().min(0),
  active_seat: seat.nullable(),
  burning: json,
  created_at: timestamp,
  updated_at: timestamp,
  seen_at: timestamp.nullable(),
  closed_at: timestamp.nullable(),
  host_id: text.nullable().default(null), // not in the first format
  // An archive of before there were clocks has none of these.
  pace: json.default(JSON.stringify(NO_TIME_CONTROL)),
  conduct: json.nullable().default(null),
  conduct_version: z.int().min(0).default(0),
  due_at: timestamp.nullable().default(null),
  language: z.enum(TABLE_LANGUAGES).default('en'), // nor of before there were languages
  after_id: text.nullable().default(null), // not before people were asked to another game
  step: z.enum(TURN_PHASES).nullable().default(null), // nor of before lists told these
  standing: json.nullable().default(null),
  masks_talk: flag.nullable().default(null), // nor of before swear words could be masked
  watch: z.enum(SPECTATOR_ACCESS).default('open'), // nor of before games could be hidden
  watch_delay: z.int().min(0).default(0),
  parts_fixed: flag.default(0), // nor of before seats added to the deal
});
const secrets = z.strictObject({ match_id: text, seed: text, entropies: json, parts: json.default('[]') });
const seats = z.strictObject({
  match_id: text,
  seat,
  person_id: text.nullable(),
  name: text,
  token_hash: text.nullable(),
  bot: z.enum(BOT_LEVELS).nullable().default(null), // not in the first format
  ready: flag.default(0), // not before there were ready marks
  part: text.nullable().default(null), // nor before seats added to the deal
  part_shown: flag.default(0),
});
const replacedSeats = z.strictObject({ match_id: text, seat, person_id: text });
const removals = z.strictObject({ match_id: text, person_id: text });
const log = z.strictObject({
  match_id: text,
  state_id: z.int().min(1),
  seat,
  move_id: text,
  action: json,
  events: json,
  at: timestamp,
});
const chat = z.strictObject({
  id: z.int().min(1),
  match_id: text,
  seat: seat.nullable(),
  name: text,
  text,
  at: timestamp,
  person_id: text.nullable().default(null), // of before it was kept who wrote
  line_key: text.nullable().default(null), // nor of before there were channels
  channel: z.enum(CHAT_CHANNELS).nullable().default(null),
  phrase: z.enum(PHRASES).nullable().default(null), // nor of before there were phrases
  removed_by: z.enum(LINE_REMOVERS).nullable().default(null), // nor of before lines could be taken out
});
const reports = z.strictObject({ line_id: z.int().min(1), person_id: text, at: timestamp, settled: flag });
const mutes = z.strictObject({ person_id: text, muted_id: text, at: timestamp });
const notes = z.strictObject({ person_id: text, about_id: text, text, version: text, at: timestamp });
const blocks = z.strictObject({ person_id: text, blocked_id: text, at: timestamp });

const pushTargets = z.strictObject({
  device_id: text,
  endpoint: text,
  p256dh: text,
  auth: text,
  language: z.enum(NOTIFICATION_LANGUAGES),
  made_at: timestamp,
});
const minute = z.int().min(0).max(1439);
const quietHours = z.strictObject({ person_id: text, from_minute: minute, to_minute: minute, zone: text });
const hooks = z.strictObject({ match_id: text, kind: z.enum(WEBHOOK_KINDS), url: text, made_at: timestamp });
const mailAddresses = z.strictObject({
  person_id: text,
  id: text,
  address: text,
  folded: text,
  language: z.enum(NOTIFICATION_LANGUAGES),
  reminded: flag,
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

/** The order is that of the references: a row's own come after what it refers to. */
export const ARCHIVE_TABLES = [
  { table: 'persons', key: ['id'], row: persons },
  { table: 'devices', key: ['id'], row: devices },
  { table: 'matches', key: ['id'], row: matches },
  { table: 'match_secrets', key: ['match_id'], row: secrets },
  { table: 'seats', key: ['match_id', 'seat'], row: seats },
  { table: 'replaced', key: ['match_id', 'seat'], row: replacedSeats },
  { table: 'removals', key: ['match_id', 'person_id'], row: removals },
  { table: 'log', key: ['match_id', 'state_id'], row: log },
  { table: 'table_events', key: ['match_id', 'id'], row: tableEvents },
  { table: 'chat', key: ['id'], row: chat },
  { table: 'reports', key: ['line_id', 'person_id'], row: reports },
  { table: 'mutes', key: ['person_id', 'muted_id'], row: mutes },
  { table: 'blocks', key: ['person_id', 'blocked_id'], row: blocks },
  { table: 'person_notes', key: ['person_id', 'about_id'], row: notes },
  { table: 'table_notes', key: ['person_id', 'about_id'], row: notes },
  { table: 'push_targets', key: ['device_id'], row: pushTargets },
  { table: 'quiet_hours', key: ['person_id'], row: quietHours },
  { table: 'mail_addresses', key: ['person_id'], row: mailAddresses },
  { table: 'hooks', key: ['match_id'], row: hooks },
  { table: 'settings', key: ['name'], row: settings },
] as const;
export type ArchiveTable = (typeof ARCHIVE_TABLES)[number];
export type TableName = ArchiveTable['table'];

/** A row as an archive holds it, its columns in the order of the schema. */
export type ArchiveRow = Readonly<Record<string, string | number | null>>;

/** Persons as the first two formats have them: with a key, and without a code. */
export const PERSONS_V2 = {
  table: 'persons',
  row: z
    .strictObject({ id: text, key_hash: text, name: text.nullable(), created_at: timestamp })
    .transform((row) => ({ ...row, code_hash: null, code_at: null, handle: null, page_closed: 0 })),
} as const;

/** The device that such a person has. */
export function extractV2Device(person: ArchiveRow): ArchiveRow {
  const { id = null, key_hash = null, created_at: createdAt = null } = person;
  return {
    id,
    person_id: id,
    key_hash,
    label: null,
    created_at: createdAt,
    seen_on: startOfDay(Number(createdAt)),
  };
}

export interface ArchiveRecord {
  readonly table: TableName;
  readonly row: ArchiveRow;
}

/** The columns of a table, in order. */
export const columnsOf = ({ row }: ArchiveTable): readonly string[] => Object.keys(row.shape);

/** Columns that hold text are compared by their bytes, whatever a database's language is. */
export const hasTextKey = ({ key, row }: ArchiveTable): boolean => {
  const shape: Readonly<Record<string, z.ZodType>> = row.shape;
  return shape[key[0]] instanceof z.ZodString;
};

/** Where a table's rows end that an archive is read by: a page of so many is asked for at once. */
export const PAGE_SIZE = 500;
