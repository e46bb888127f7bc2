/** A practice game as this device keeps it: what it was dealt from, who sits there, and what was decided. */
import { dealSchema } from '@great-fire/game';
import type { MatchSetup, PlayerCount } from '@great-fire/game';
import {
  actionSchema,
  OFFERED_LEVELS,
  matchIdSchema,
  optionsSchema,
  playerNameSchema,
  tableNameSchema,
} from '@great-fire/protocol';
import * as z from 'zod';

const playerSchema = z.strictObject({
  name: playerNameSchema,
  bot: z.enum(OFFERED_LEVELS).nullable(), // null: a person at this device
});

const decisionSchema = z.strictObject({
  seat: z.int().min(0).max(5),
  action: actionSchema,
  at: z.int().min(0), // ms since 1970, UTC
});

/** All that followed state `to` was taken back, as these seats agreed; states are counted by what was decided. */
const takebackSchema = z.strictObject({
  seat: z.int().min(0).max(5), // who asked
  to: z.int().min(0),
  consent: z.array(z.int().min(0).max(5)).readonly(),
  at: z.int().min(0),
});

export const savedGameSchema = z.strictObject({
  id: matchIdSchema,
  name: tableNameSchema,
  rules: z.string(), // '1.0.0': the version that it is played by
  players: z.array(playerSchema).min(3).max(6).readonly(), // by seat
  options: optionsSchema,
  seed: z.string().regex(/^[0-9a-f]{32,}$/),
  dealt: dealSchema.exactOptional(), // left out: as the seed deals
  begunAt: z.int().min(0),
  turn: z.int().min(0), // 0: still being set up
  isOver: z.boolean(),
  decisions: z.array(z.union([decisionSchema, takebackSchema])).readonly(),
});

export type SavedGame = Readonly<z.infer<typeof savedGameSchema>>;
export type Decision = SavedGame['decisions'][number];
export type PracticePlayer = SavedGame['players'][number];

/** When it was last played. */
export const lastPlayedAt = ({ begunAt, decisions }: SavedGame): number => decisions.at(-1)?.at ?? begunAt;

/** What its rules deal it from. */
export const matchSetup = ({ players, options, seed, dealt }: SavedGame): MatchSetup => ({
  players: players.length as PlayerCount,
  options,
  seed,
  ...(dealt && { dealt }),
});

/** The decisions that counted at a state of a practice game. */
export function decisionsAt(decisions: readonly Decision[], stateId: number): readonly Decision[] {
  const countedDecisions: (readonly Decision[])[] = [[]];
  for (const decision of decisions.slice(0, stateId)) {
    const decisionsBefore =
      'action' in decision ? [...(countedDecisions.at(-1) ?? []), decision] : countedDecisions[decision.to];
    countedDecisions.push(decisionsBefore ?? []);
  }
  return countedDecisions[stateId] ?? [];
}

/** The seats of people at this device. */
export const humanSeats = ({ players }: SavedGame): readonly number[] =>
  players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
