/** The time control of a table, set when it is opened: its clock and the action on a timeout. */
import * as z from 'zod';
import { TIMEOUT_ACTIONS } from '../types/table-state-constants';

/** Times are in seconds. In the set-up phase of the game, one decision is a turn. */
export const clockSettingsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('per-turn'), seconds: z.int().min(15).max(3600) }), // for each turn
  z.strictObject({
    kind: z.literal('fischer'),
    bank: z.int().min(60).max(10_800), // of each player, for the whole game
    increment: z.int().min(0).max(600), // added after each of the player's turns
  }),
  z.strictObject({
    kind: z.literal('correspondence'),
    days: z.union([z.literal(1), z.literal(3)]), // for each turn
    weekendsOff: z.literal(true).exactOptional(), // stands still on Saturdays and Sundays, UTC
  }),
]);
export type ClockSettings = Readonly<z.infer<typeof clockSettingsSchema>>;

export const timeoutActionSchema = z.enum(TIMEOUT_ACTIONS);
export type TimeoutAction = z.infer<typeof timeoutActionSchema>;

export const timeControlSchema = z.strictObject({
  clock: clockSettingsSchema,
  timeoutAction: timeoutActionSchema,
});
export type TimeControl = Readonly<z.infer<typeof timeControlSchema>>;
