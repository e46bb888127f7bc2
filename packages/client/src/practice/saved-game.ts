/** Format of a stored practice game: the deal, the players and the decisions. Creates new games. */
import { dealSchema } from '@great-fire/game/record';
import { type MatchSetup, type PlayerCount, OPENING_HAND_ANSWERS, RULES_VERSION } from '@great-fire/game';
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

const ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

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

export type SavedGame = Readonly<z.infer<typeof savedGameSchema>>;
export type SavedDecision = SavedGame['decisions'][number];
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
export function decisionsAt(decisions: readonly SavedDecision[], stateId: number): readonly SavedDecision[] {
  const countedDecisions: (readonly SavedDecision[])[] = [[]];
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

const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Returns a new game with a random seed. All shuffles follow from the seed. */
export function newGame({
  name,
  players,
  options,
  botSpeed,
  openingHandAnswer,
}: Pick<SavedGame, 'name' | 'players' | 'options' | 'botSpeed' | 'openingHandAnswer'>): SavedGame {
  const randomBytes = crypto.getRandomValues(new Uint8Array(26));
  return {
    id: Array.from(randomBytes.subarray(16), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join(''),
    name,
    rules: RULES_VERSION,
    players,
    options,
    ...(botSpeed !== undefined && { botSpeed }),
    ...(openingHandAnswer !== undefined && { openingHandAnswer }),
    seed: Array.from(randomBytes.subarray(0, 16), toHex).join(''),
    begunAt: Date.now(),
    turn: 0,
    isOver: false,
    decisions: [],
  };
}
