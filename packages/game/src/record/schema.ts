/** The game record as read from outside: format 1. Unknown keys are ignored. */
import * as z from 'zod';
import { DISTRICT_IDS, OBJECTIVE_IDS } from '../board/ids';
import { SCORE_LINES, gameOptionsSchema } from '../schemas';
import { COLOURS, DIRECTIONS, STACK_LETTERS, TOKENS, type StackCard } from '../state';
import { RECORD_FORMAT } from './format';

const colour = z.enum(COLOURS);
const card = z.enum(DIRECTIONS);
const district = z.enum(DISTRICT_IDS);
const objective = z.enum(OBJECTIVE_IDS);
const token = z.enum(TOKENS);
const stackCard = z.enum(STACK_LETTERS.map((letter): StackCard => `#${letter}`));
const deckCard = z.union([card, stackCard]);
const seat = z.int().min(0).max(5);
const count = z.int().min(0).max(200);

/** Schemas that the record uses repeatedly, by their names in the published JSON Schema. */
export const RECORD_SCHEMA_DEFS = { colour, card, district, objective, token, deckCard, seat } as const;

const byDistrict = <T extends z.ZodType>(value: T) => z.partialRecord(district, value);

const recordedAction = z.discriminatedUnion('type', [
  z.object({
    seat,
    type: z.literal('redeal'),
    hand: z.array(card).max(60),
    deck: z.array(deckCard).max(70),
    unused: z.array(card).max(60),
  }),
  z.object({ seat, type: z.literal('place-band'), district }),
  z.object({ seat, type: z.literal('place-pawn'), district }),
  z.object({
    seat,
    type: z.literal('spread'),
    card,
    from: district,
    exit: district,
    to: district,
    token: z.literal('double-move').exactOptional(),
  }),
  z.object({ seat, type: z.literal('discard'), card }),
  z.object({ seat, type: z.literal('move-pawn'), to: district }),
  z.object({ seat, type: z.literal('move-band'), from: district, to: district }),
  z.object({ seat, type: z.literal('put-out'), district }),
  z.object({ seat, type: z.literal('demolish'), district }),
  z.object({ seat, type: z.literal('end-actions') }),
  z.object({ seat, type: z.literal('intensify'), districts: z.array(district).max(60) }),
]);

const setupSchema = z.object({
  houses: byDistrict(z.array(colour).max(20)),
  tokens: byDistrict(token),
  bands: byDistrict(count),
  hands: z.array(z.array(card).max(60)).max(6),
  objectives: z.array(z.array(objective).max(24)).max(6),
  deck: z.array(deckCard).max(70),
  unused: z.array(card).max(60),
});

/** A deal given in full instead of by a seed. */
export const dealSchema = setupSchema.omit({ bands: true }).extend({
  startSeat: seat,
  colours: z.array(colour).max(6),
  pawnColours: z.array(colour).max(6),
});

export const recordSchema = z.object({
  format: z.literal(RECORD_FORMAT),
  map: z.literal('london-1666'),
  rules: z.string().max(40).exactOptional(),
  seed: z.string().max(1000),
  entropies: z.array(z.string().max(1000)).max(6).exactOptional(),
  commitment: z.string().max(200),
  options: z.object(gameOptionsSchema.shape),
  players: z
    .array(
      z.object({
        seat,
        name: z.string().max(200),
        colour,
        pawn: colour,
        bot: z.string().max(40).nullable(),
      }),
    )
    .min(3)
    .max(6),
  startSeat: seat,
  setup: setupSchema,
  actions: z.array(recordedAction).max(20_000),
  undone: z
    .array(
      z.object({
        after: z.int().min(-1),
        actions: z.array(recordedAction).max(2000),
        consent: z.array(seat).max(6),
      }),
    )
    .max(20_000)
    .exactOptional(),
  substitutions: z
    .array(z.object({ after: z.int().min(-1), seat, by: z.string().max(40) }))
    .max(10_000)
    .exactOptional(),
  final: z.object({
    cones: byDistrict(count).default({}),
    houses: byDistrict(z.array(colour).max(20)).default({}),
    bands: byDistrict(count).default({}),
    pawns: z.array(district).max(6),
    demolished: z.array(district).max(80).default([]),
    stock: count.default(0),
    hands: z.array(z.array(card).max(60)).max(6),
  }),
  result: z.object({
    scores: z.array(z.object({ seat, ...SCORE_LINES })).max(6),
    winners: z.array(seat).max(6),
  }),
});

export type GameRecord = z.infer<typeof recordSchema>;
export type RecordedAction = z.infer<typeof recordedAction>;

/** The field of a format error, such as `options.cones`, and the reason. */
export interface FormatIssue {
  readonly field: string;
  readonly why: string;
}

/** Parses the text of a record. Returns the record, or the first field that is missing or invalid. */
export function readRecord(
  text: string,
): { readonly ok: true; readonly record: GameRecord } | ({ readonly ok: false } & FormatIssue) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, field: 'record', why: 'it is not JSON' };
  }
  return parseRecord(value);
}

/** Does the same as `readRecord` for parsed JSON. */
export function parseRecord(
  value: unknown,
): { readonly ok: true; readonly record: GameRecord } | ({ readonly ok: false } & FormatIssue) {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return { ok: true, record: parsed.data };
  const issue = parsed.error.issues[0];
  const field = issue === undefined || issue.path.length === 0 ? 'record' : issue.path.join('.');
  return { ok: false, field, why: (issue?.message ?? 'it cannot be read').toLowerCase() };
}
