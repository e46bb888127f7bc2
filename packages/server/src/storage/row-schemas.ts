/** Schemas that parse rows of the tables into the types of the port. */
import { TURN_PHASES } from '@great-fire/game';
import {
  BOT_LEVELS,
  BOT_SPEEDS,
  CHAT_CHANNELS,
  LINE_REMOVERS,
  MATCH_STATUSES,
  PHRASES,
  TABLE_LANGUAGES,
  SPECTATOR_ACCESS,
  tableStateSchema,
  optionsSchema,
  timeControlSchema,
  playerCountSchema,
  tableEventSchema,
} from '@great-fire/protocol';
import type { FormerOwner, TableLogEntry } from '@great-fire/protocol';
import * as z from 'zod';
import type { WrittenLine } from './persons';
import type { Progress } from './moves';
import type { StoredChatLine } from './chat';
import type { StoredMatch, StoredSeat } from '../entities/match';

const fromJson = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);

export const writtenLineRow = z
  .object({
    match_id: z.string(),
    name: z.string(),
    text: z.string(),
    phrase: z.enum(PHRASES).nullable(),
    at: z.int(),
  })
  .transform((row): WrittenLine => ({
    phrase: row.phrase,
    matchId: row.match_id,
    name: row.name,
    text: row.text,
    at: row.at,
  }));

export const seatRow = z
  .object({
    match_id: z.string(),
    seat: z.int(),
    person_id: z.string().nullable(),
    name: z.string(),
    bot_level: z.enum(BOT_LEVELS).nullable(),
    is_ready: z.int(),
    commitment: z.string().nullable(),
    is_revealed: z.int(),
  })
  .transform((row): { readonly matchId: string; readonly storedSeat: StoredSeat } => ({
    matchId: row.match_id,
    storedSeat: {
      seat: row.seat,
      personId: row.person_id,
      name: row.name,
      bot: row.bot_level,
      isReady: row.is_ready === 1,
      commitment: row.commitment,
      isRevealed: row.is_revealed === 1,
    },
  }));

export const matchRow = z
  .object({
    id: z.string(),
    table_name: z.string(),
    players: playerCountSchema,
    options: fromJson(optionsSchema),
    private: z.int(),
    host_id: z.string().nullable(),
    seed_commitment: z.string(),
    are_commitments_locked: z.int(),
    rules_version: z.string(),
    time_control: fromJson(timeControlSchema),
    language: z.enum(TABLE_LANGUAGES),
    profanity_filter: z.int().nullable(),
    bot_speed: z.enum(BOT_SPEEDS),
    spectator_access: z.enum(SPECTATOR_ACCESS),
    spectator_delay_minutes: z.int().min(0),
    table_state: fromJson(tableStateSchema).nullable(),
    status: z.enum(MATCH_STATUSES),
    closed_at: z.int().nullable(),
    state_id: z.int(),
    turn: z.int(),
    active_seat: z.int().nullable(),
    step: z.enum(TURN_PHASES).nullable(),
    burning: fromJson(z.array(z.string())),
    open_scores: fromJson(z.array(z.int())).nullable(),
    created_at: z.int(),
    updated_at: z.int(),
  })
  .transform((row): Omit<StoredMatch, 'seats'> => ({
    id: row.id,
    tableName: row.table_name,
    players: row.players,
    options: row.options,
    private: row.private === 1,
    hostId: row.host_id,
    commitment: row.seed_commitment,
    areCommitmentsLocked: row.are_commitments_locked === 1,
    rulesVersion: row.rules_version,
    timeControl: row.time_control,
    language: row.language,
    profanityFilter: row.profanity_filter === null ? null : row.profanity_filter === 1,
    botSpeed: row.bot_speed,
    spectatorPolicy: { access: row.spectator_access, delayMinutes: row.spectator_delay_minutes },
    tableState: row.table_state,
    // A closed table has the status 'finished' in its column, like a game that was played to the end.
    status: row.closed_at === null ? row.status : 'unfinished',
    stateId: row.state_id,
    turn: row.turn,
    activeSeat: row.active_seat,
    step: row.step,
    burning: row.burning,
    openScores: row.open_scores,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));

/** Returns the column value of public scores. */
export const openScoresJson = ({ openScores }: Progress): string | null =>
  openScores === null ? null : JSON.stringify(openScores);

export const revealsRow = z.object({ contributions: fromJson(z.array(z.string())) });

export const secretsRow = z.object({ seed: z.string(), entropies: fromJson(z.array(z.string())) });

export const tableEventRow = z
  .object({ id: z.int(), state_id: z.int(), at: z.int(), event: fromJson(tableEventSchema) })
  .transform((row): TableLogEntry => ({ id: row.id, stateId: row.state_id, at: row.at, event: row.event }));

const substitutedSchema = z.object({ seat: z.int(), formerName: z.string() });

/** A `substituted` event, parsed into the former owner of the seat. */
export const formerOwnerEventRow = z
  .object({ id: z.int(), state_id: z.int(), event: fromJson(substitutedSchema) })
  .transform(({ id, state_id, event }): FormerOwner => ({
    seat: event.seat,
    name: event.formerName,
    stateId: state_id,
    version: id,
  }));

export const chatRow = z
  .object({
    id: z.int(),
    public_id: z.string(),
    channel: z.enum(CHAT_CHANNELS),
    seat: z.int().nullable(),
    name: z.string(),
    text: z.string(),
    phrase: z.enum(PHRASES).nullable(),
    at: z.int(),
    person_id: z.string().nullable(),
    removed_by: z.enum(LINE_REMOVERS).nullable(),
    reports: z.int(),
  })
  .transform((row): StoredChatLine => ({
    id: row.id,
    key: row.public_id,
    channel: row.channel,
    seat: row.seat,
    name: row.name,
    text: row.text,
    phrase: row.phrase,
    at: row.at,
    personId: row.person_id,
    removedBy: row.removed_by,
    reports: row.reports,
  }));

/** Parses a row, or returns null if there is none. */
export function parseOptional<T>(schema: z.ZodType<T>, row: unknown): T | null {
  return row === undefined || row === null ? null : schema.parse(row);
}
