/**
 * Schemas of the game as a viewer receives it, for programs without the rules. The types belong to the rules.
 */
import {
  COLOURS,
  DIRECTIONS,
  DISTRICT_IDS,
  OBJECTIVE_IDS,
  STACK_LETTERS,
  TIE_BREAKS,
  TOKENS,
  TURN_PHASES,
  type GameEvent,
  type PlayerView,
  type RuleSet,
} from '@great-fire/game';
import type { BgioContext } from '@great-fire/game/match';
import { SCORE_LINES, actionSchema, districtSchema } from '@great-fire/game/schemas';
import * as z from 'zod';
import type { HistoricView } from '../types/historic-views';
import { countSchema, schemaOf, seatNumberSchema as seat } from './answer';

const colourSchema = z.enum(COLOURS);
const fireCardSchema = z.enum(DIRECTIONS).describe('the direction of a fire card');
const objectiveIdSchema = z.enum(OBJECTIVE_IDS);
const tokenSchema = z.enum(TOKENS);

const stackLetter = z.enum(STACK_LETTERS);
const deckCard = z.union([fireCardSchema, z.templateLiteral(['#', stackLetter])]);
const colourCount = z
  .partialRecord(colourSchema, z.int().min(1))
  .describe('colours without any are left out');
const byDistrict = <T extends z.ZodType>(value: T) => z.partialRecord(districtSchema, value);

/** Returns the schema of an object with every key, whose JSON Schema lists them as properties. */
const byEvery = <Key extends string, T extends z.ZodType>(keys: readonly Key[], value: T) =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Readonly<Record<Key, T>>);
const playersSchema = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

export const districtStateSchema = z.object({
  houses: z.array(colourSchema).describe('the standing houses'),
  cones: countSchema,
  bands: countSchema.describe('pinned and free bands'),
  demolished: z.boolean(),
  token: z.boolean().describe('a face-down token lies here'),
});

/** A part of the rules that is missing does not compile. */
const RULE_SET = {
  players: playersSchema,
  hiddenColours: z.boolean(),
  lastTurnsEach: z
    .union([z.literal(1), z.literal(2)])
    .describe('turns of each player after the last stack card'),
  cones: z.union([z.literal(65), z.literal(100)]).describe('in the box'),
  eastWind: z.literal(true).exactOptional().describe('our own variant: more of the fire cards point west'),
} satisfies Readonly<Record<keyof RuleSet, z.ZodType>>;

const ruleSetSchema = z.object(RULE_SET);

export const seatStateSchema = z.object({
  colour: colourSchema.nullable().describe('null while hidden'),
  pawnColour: colourSchema.describe('with hidden colours it may differ from the colour of the seat'),
  pawn: districtSchema.nullable().describe('null before it is placed'),
  putOut: countSchema.describe('cones put out and still held'),
  tokens: countSchema.describe('tokens held, without used ones'),
  hand: countSchema.describe('number of fire cards'),
});

export const turnSchema = z.object({
  number: countSchema.describe('turns begun since the set-up; 0 during the set-up'),
  seat: seat.describe('the seat that decides next, or that played last if the game is over'),
  step: z.enum(TURN_PHASES).describe('the kind of the decision'),
  card: fireCardSchema.nullable().describe('the fire card played this turn'),
  spreads: countSchema.describe('moves made with that card'),
  points: countSchema.describe('action points left'),
  actions: countSchema.describe('actions taken this turn and not undone'),
  undos: countSchema.describe('undos made this turn'),
  intensifyBy: z.enum(['stack', 'discard']).nullable().describe('the cause of the intensify'),
});

const revealSchema = z.object({
  colours: z.array(colourSchema),
  unowned: z.array(colourSchema).describe('colours without a player'),
  objectives: z.array(z.array(objectiveIdSchema)),
  undealt: z.array(objectiveIdSchema),
  tokens: z.array(z.array(tokenSchema)),
  lying: byDistrict(tokenSchema),
  destroyed: byDistrict(tokenSchema),
  hands: z.array(z.array(fireCardSchema)),
  deck: z.array(deckCard),
  unused: z.array(fireCardSchema),
});

export const resultSchema = z.object({
  scores: z.array(z.object({ seat, ...SCORE_LINES })).describe('by seat, in VP'),
  winners: z.array(seat).describe('more than one winner is a draw'),
  decidedBy: z.enum(TIE_BREAKS).nullable().describe('what broke the tie for first place; null without a tie'),
  reveal: revealSchema.describe('the secrets of the game; lists are by seat'),
});

export const ownSecretsSchema = z.object({
  colour: colourSchema.describe('known even while colours are hidden'),
  hand: z.array(fireCardSchema),
  objectives: z.array(objectiveIdSchema).describe('one from each of the decks I, II, III'),
  tokens: z.array(tokenSchema),
});

const viewFields = z.object({
  rules: ruleSetSchema,
  startSeat: seat,
  districts: byEvery(DISTRICT_IDS, districtStateSchema),
  stock: countSchema.describe('cones beside the board'),
  lost: byEvery(COLOURS, countSchema).describe('houses burnt or demolished'),
  seats: z.array(seatStateSchema),
  hero: seat.nullable().describe('the holder of the Hero of London card'),
  turn: turnSchema,
  setupDone: countSchema.describe('decisions made in the current phase of the set-up'),
  discards: z.array(fireCardSchema).describe('face up, oldest first'),
  stack: z
    .object({ letter: stackLetter, left: countSchema.describe('fire cards above the next stack card') })
    .nullable(),
  lastTurns: countSchema.nullable().describe('turns left after the last stack card; null before it'),
  undoable: actionSchema.nullable().describe('the action that `undo` would undo'),
  result: resultSchema.nullable().describe('null until the game is over'),
  viewer: seat.nullable().describe('null: a spectator'),
  own: ownSecretsSchema.nullable().describe('null: a spectator'),
});
export const playerViewSchema = schemaOf<PlayerView>()(viewFields);

/** A view, and with the perspective `all-seats` also what each seat knew privately. */
export const historicViewSchema = schemaOf<HistoricView>()(
  viewFields.extend({
    ownBySeat: z.array(ownSecretsSchema.nullable()).exactOptional().describe('by seat'),
  }),
);

/** boardgame.io's context of the game. */
export const bgioContextSchema = schemaOf<BgioContext>()(
  z.object({
    numPlayers: z.int(),
    turn: countSchema,
    currentPlayer: z.string(),
    playOrder: z.array(z.string()),
    playOrderPos: countSchema,
    phase: z.string().nullable(),
    activePlayers: z.record(z.string(), z.string()).nullable(),
    gameover: z.unknown().optional(),
  }),
);

const district = districtSchema;
const cards = z.array(fireCardSchema);
const event = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ type: z.literal(type), ...fields });

/** One effect of a move, as the receiver may know it. */
export const gameEventSchema = schemaOf<GameEvent>()(
  z.discriminatedUnion('type', [
    event('hand-kept', { seat }),
    event('hand-shown', { seat, cards, why: z.enum(['redeal', 'no-playable-card']) }),
    event('hand-redealt', { seat }),
    event('band-placed', { seat, district }),
    event('pawn-placed', { seat, district }),
    event('turn-began', { seat, turn: countSchema }),
    event('fire-spread', {
      seat,
      card: fireCardSchema,
      path: z.array(district).describe('source, …, exit, target'),
      double: z.boolean().describe('the second move of a turn'),
    }),
    event('fire-contained', { district }).describe('a free band contained the cone'),
    event('containment-broken', { district }).describe('more cones than bands again'),
    event('houses-burned', { seat, district, houses: colourCount }),
    event('cones-added', {
      district,
      cones: countSchema,
      fromPuddingLane: countSchema.describe('part of `cones`'),
      missing: countSchema.describe('cones that nothing could supply'),
    }),
    event('cones-returned', { seats: z.array(seat) }),
    event('pudding-lane-refilled', { cones: countSchema }),
    event('token-taken', {
      seat,
      district,
      token: tokenSchema.exactOptional().describe('for the seat alone'),
    }),
    event('token-spent', { seat, token: tokenSchema }),
    event('card-discarded', { seat, card: fireCardSchema }),
    event('pawn-moved', { seat, from: district, to: district }),
    event('band-moved', { seat, from: district, to: district, pinned: z.boolean() }),
    event('cone-put-out', { seat, district }),
    event('hero-passed', { seat, from: seat.nullable() }),
    event('district-demolished', { seat, district, houses: colourCount, token: z.boolean() }),
    event('actions-ended', { seat, points: countSchema.describe('unused and lost') }),
    event('card-drawn', { seat, card: fireCardSchema.exactOptional().describe('for the seat alone') }),
    event('stack-card-uncovered', { seat, letter: stackLetter }),
    event('fire-intensified', {
      seat,
      districts: z.array(district),
      fromPuddingLane: countSchema.describe('part of the placed cones'),
      missing: countSchema.describe('cones of the three that could not be placed'),
    }),
    event('last-turns-began', { turns: countSchema }),
    event('taken-back', { seat, action: actionSchema }),
    event('game-ended', { winners: z.array(seat) }),
  ]),
);
