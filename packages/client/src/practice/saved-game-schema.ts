/** Format of a stored practice game: the deal, the players and the decisions. */
import { OPENING_HAND_ANSWERS } from '@great-fire/game';
import { dealSchema } from '@great-fire/game/record';
import {
  actionSchema,
  BOT_SPEEDS,
  OFFERED_LEVELS,
  matchIdSchema,
  gameOptionsSchema,
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
  options: gameOptionsSchema,
  botSpeed: z.enum(BOT_SPEEDS).exactOptional(), // default: 'normal'
  openingHandAnswer: z.enum(OPENING_HAND_ANSWERS).exactOptional(), // of the people; default: to deal again
  seed: z.string().min(32).max(1000),
  dealt: dealSchema.exactOptional(), // default: dealt from the seed
  begunAt: z.int().min(0),
  turn: z.int().min(0), // 0: setup
  lastHintTurn: z.int().min(0).exactOptional(), // default: the game has no hints
  isOver: z.boolean(),
  decisions: z.array(z.union([decisionSchema, takebackSchema])).readonly(),
});
