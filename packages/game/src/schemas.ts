/** Schemas of what comes from outside: actions and variants. */
import * as z from 'zod';
import type { Action } from './action';
import { DISTRICT_IDS } from './board/ids';
import { DIRECTIONS, type Score } from './state';
import {
  GAME_OPTIONS,
  GAME_OPTION_NAMES,
  isOwnRule,
  type GameOptionName,
  type GameOptions,
} from './variants/variant-rules';

export const districtSchema = z.enum(DISTRICT_IDS);
const district = districtSchema;
const card = z.enum(DIRECTIONS);

/** The lines of a seat's score, in VP, and their sum. */
export const SCORE_LINES = {
  houses: z.int(),
  cones: z.int(),
  objectives: z.int(),
  oneVp: z.int(),
  hero: z.int(),
  total: z.int(),
} as const satisfies { readonly [Line in keyof Omit<Score, 'seat'>]: z.ZodType<number> };

/** One decision of a seat. Rejects keys that the action does not have. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('keep-hand') }),
  z.strictObject({ type: z.literal('redeal') }),
  z.strictObject({ type: z.literal('place-band'), district }),
  z.strictObject({ type: z.literal('place-pawn'), district }),
  z.strictObject({
    type: z.literal('spread'),
    card,
    from: district,
    exit: district,
    to: district,
    token: z.literal('double-move').exactOptional(),
  }),
  z.strictObject({ type: z.literal('discard'), card }),
  z.strictObject({ type: z.literal('move-pawn'), to: district }),
  z.strictObject({ type: z.literal('move-band'), from: district, to: district }),
  z.strictObject({ type: z.literal('put-out'), district }),
  z.strictObject({ type: z.literal('demolish'), district }),
  z.strictObject({ type: z.literal('end-actions') }),
  z.strictObject({ type: z.literal('intensify'), districts: z.array(district).max(3).readonly() }),
  z.strictObject({ type: z.literal('undo') }),
]) satisfies z.ZodType<Action>;

type OptionSchema<N extends GameOptionName> = z.ZodType<NonNullable<GameOptions[N]>>;

/** A rule that not every game names may be left out. */
type OptionSchemas = {
  readonly [N in GameOptionName]: undefined extends GameOptions[N]
    ? z.ZodExactOptional<OptionSchema<N>>
    : OptionSchema<N>;
};

/** The schema of each rule that a table chooses. */
const OPTION_SCHEMAS = Object.fromEntries(
  GAME_OPTION_NAMES.map((name) => {
    const { standard, variant } = GAME_OPTIONS[name];
    const schema =
      typeof standard === 'boolean'
        ? z.boolean()
        : z.union(
            [z.literal(standard), z.literal(variant)],
            `must be ${String(standard)} or ${String(variant)}`,
          );
    return [name, isOwnRule(name) ? schema.exactOptional() : schema];
  }),
) as unknown as OptionSchemas;

export const gameOptionsSchema: z.ZodObject<OptionSchemas, z.core.$strict> = z.strictObject(OPTION_SCHEMAS);

type ExactPartial<S extends Readonly<Record<string, z.ZodType>>> = {
  readonly [N in keyof S]: z.ZodExactOptional<S[N]>;
};

/** Some of the options, such as those that change. */
export const someGameOptionsSchema: z.ZodObject<ExactPartial<OptionSchemas>, z.core.$strict> = exactPartial(
  gameOptionsSchema,
);

/** Returns the schema with all keys optional. A key with the value `undefined` is refused. */
export function exactPartial<S extends Readonly<Record<string, z.ZodType>>>({
  shape,
}: z.ZodObject<S, z.core.$strict>): z.ZodObject<ExactPartial<S>, z.core.$strict> {
  const entries = Object.entries<z.ZodType>(shape).map(([key, schema]) => [key, schema.exactOptional()]);
  return z.strictObject(Object.fromEntries(entries) as ExactPartial<S>);
}
