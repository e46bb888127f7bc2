/** The schema of each option of a table. `TABLE_OPTIONS` has its default and its other properties. */
import { exactPartial, gameOptionsSchema } from '@great-fire/game/schemas';
import * as z from 'zod';
import { BOT_SPEEDS } from '../types/bots';
import { LANGUAGES } from '../types/language';
import { SPECTATOR_ACCESS } from '../types/spectator-access';
import { timeControlSchema } from './time-control';

export const TABLE_OPTION_SCHEMAS = {
  options: gameOptionsSchema,
  private: z.boolean(),
  timeControl: timeControlSchema,
  language: z.enum(LANGUAGES),
  profanityFilter: z.boolean().nullable(), // for those who read; null: on at a public table
  spectatorAccess: z.enum(SPECTATOR_ACCESS),
  botSpeed: z
    .enum(BOT_SPEEDS)
    .describe('delay before the moves of bots: the usual one, a quarter of it, or none'),
};

/** All options, as a table stores them. */
export const tableOptionsSchema = z.strictObject(TABLE_OPTION_SCHEMAS);
export type TableOptions = Readonly<z.infer<typeof tableOptionsSchema>>;

/** Each option as a request may name it. The profanity filter of a request is on or off. */
export const requestedTableOptions = exactPartial(
  z.strictObject({ ...TABLE_OPTION_SCHEMAS, profanityFilter: z.boolean() }),
).shape;
