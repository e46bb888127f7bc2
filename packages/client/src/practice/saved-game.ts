/** Format of a stored practice game: the deal, the players and the decisions. */
import { dealSchema } from '@great-fire/game/record';
import type { MatchSetup, PlayerCount } from '@great-fire/game';
import {
  actionSchema,
  BOT_SPEEDS,
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
  at: z.int().min(0), // epoch ms
});

/** Returns the game to state `to` with the consent of these seats. State ids count decisions. */
const takebackSchema = z.strictObject({
  seat: z.int().min(0).max(5), // the requesting seat
  to: z.int().min(0),
  consent: z.array(z.int().min(0).max(5)).readonly(),
  at: z.int().min(0),
});

export const savedGameSchema = z.strictObject({
  id: matchIdSchema,
  name: tableNameSchema,
  rules: z.string(), // '1.0.0': rules version of the game
  players: z.array(playerSchema).min(3).max(6).readonly(), // by seat
  options: optionsSchema,
  botSpeed: z.enum(BOT_SPEEDS).exactOptional(), // default: 'normal'
  seed: z.string().min(32).max(1000),
  dealt: dealSchema.exactOptional(), // default: dealt from the seed
  begunAt: z.int().min(0),
  turn: z.int().min(0), // 0: setup
  isOver: z.boolean(),
  decisions: z.array(z.union([decisionSchema, takebackSchema])).readonly(),
});

export type SavedGame = Readonly<z.infer<typeof savedGameSchema>>;
export type Decision = SavedGame['decisions'][number];
export type PracticePlayer = SavedGame['players'][number];

/** Returns the time of the last decision. */
export const lastPlayedAt = ({ begunAt, decisions }: SavedGame): number => decisions.at(-1)?.at ?? begunAt;

/** Returns the setup from which the rules deal the game. */
export const matchSetup = ({ players, options, seed, dealt }: SavedGame): MatchSetup => ({
  players: players.length as PlayerCount,
  options,
  seed,
  ...(dealt && { dealt }),
});

/** Returns the decisions that lead to a state, without undone ones. */
export function decisionsAt(decisions: readonly Decision[], stateId: number): readonly Decision[] {
  const countedDecisions: (readonly Decision[])[] = [[]];
  for (const decision of decisions.slice(0, stateId)) {
    const decisionsBefore =
      'action' in decision ? [...(countedDecisions.at(-1) ?? []), decision] : countedDecisions[decision.to];
    countedDecisions.push(decisionsBefore ?? []);
  }
  return countedDecisions[stateId] ?? [];
}

/** Returns the seats of people at this device. */
export const humanSeats = ({ players }: SavedGame): readonly number[] =>
  players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
