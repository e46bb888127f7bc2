/** Converts rows of the tables into the types of the ports, and back. The schemas check the JSON columns. */
import type { Selectable } from 'kysely';
import * as z from 'zod';
import {
  DATE_ANSWERS,
  pickTableOptions,
  tableEventSchema,
  tableOptionsSchema,
  tableStateSchema,
  type FormerOwner,
  type TableLogEntry,
  type TableState,
} from '@great-fire/protocol';
import type { StoredMatch, StoredSeat } from '../../entities/match';
import type { TableSetup } from '../../table-setup/table-setup-types';
import type { Progress } from '../moves';
import type { Schema } from './schema';

type Row<Table extends keyof Schema> = Readonly<Selectable<Schema[Table]>>;

const jsonParser =
  <T>(schema: z.ZodType<T>) =>
  (text: string): T =>
    schema.parse(JSON.parse(text));

const parseOptions = jsonParser(tableOptionsSchema);
const parseTableStateText = jsonParser(tableStateSchema);
const parseTableEvent = jsonParser(tableEventSchema);
export const parseNumbers = jsonParser(z.array(z.int()));
export const parseAnswers = jsonParser(z.array(z.enum(DATE_ANSWERS).nullable()));
const parseSubstituted = jsonParser(z.object({ seat: z.int(), formerName: z.string() }));

export const parseTableState = (text: string | null): TableState | null =>
  text === null ? null : parseTableStateText(text);

const parseTexts = jsonParser(z.array(z.string()));

export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Returns a row whose flags are booleans. */
export function withFlags<Row extends object, Flag extends keyof Row>(
  row: Row,
  ...flags: readonly Flag[]
): Omit<Row, Flag> & Readonly<Record<Flag, boolean>> {
  const booleans = Object.fromEntries(flags.map((flag) => [flag, row[flag] === 1]));
  return { ...row, ...(booleans as Record<Flag, boolean>) };
}

const toStoredSeat = (row: Row<'seats'>): StoredSeat => ({
  seat: row.seat,
  personId: row.person_id,
  name: row.name,
  bot: row.bot_level,
  isReady: row.is_ready === 1,
  contribution: row.contribution,
  openingHandAnswer: row.opening_hand_answer,
});

export const toStoredMatch = (row: Row<'matches'>, seats: readonly Row<'seats'>[]): StoredMatch => ({
  id: row.id,
  tableName: row.table_name,
  players: row.players,
  ...parseOptions(row.options),
  hostId: row.host_id,
  commitment: row.seed_commitment,
  rematchOfId: row.rematch_of_id,
  rulesVersion: row.rules_version,
  tableState: parseTableState(row.table_state),
  // A closed table has the status 'finished' in its column, like a game that was played to the end.
  status: row.closed_at === null ? row.status : 'unfinished',
  stateId: row.state_id,
  turn: row.turn,
  activeSeat: row.active_seat,
  step: row.step,
  burning: parseTexts(row.burning),
  openScores: row.open_scores === null ? null : parseNumbers(row.open_scores),
  seats: seats.map(toStoredSeat),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Converts the set-up of a table to the columns of its row. */
export const setupColumns = (setup: Omit<TableSetup, 'seats'>) => ({
  table_name: setup.tableName,
  players: setup.players,
  options: JSON.stringify(pickTableOptions(setup)),
  host_id: setup.hostId,
  status: setup.status,
});

/** Returns the column value of public scores. */
export const toOpenScoresColumn = ({ openScores }: Progress): string | null =>
  openScores === null ? null : JSON.stringify(openScores);

export const toTableLogEntry = (row: Row<'table_events'>): TableLogEntry => ({
  id: row.id,
  stateId: row.state_id,
  at: row.at,
  event: parseTableEvent(row.event),
});

/** Converts a `substituted` event into the former owner of the seat. */
export function toFormerOwner({ id, state_id, event }: Row<'table_events'>): FormerOwner {
  const { seat, formerName } = parseSubstituted(event);
  return { seat, name: formerName, stateId: state_id, version: id };
}
