/** Schemas of what comes from outside: actions and variants. */
import * as z from 'zod';
import type { Action } from './action';
import { DISTRICT_IDS } from './board/ids';
import { DIRECTIONS } from './state';
import type { GameOptions } from './variants/variant-rules';

export const districtSchema = z.enum(DISTRICT_IDS);
const district = districtSchema;
const card = z.enum(DIRECTIONS);

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

export const gameOptionsSchema = z.strictObject({
  hiddenColours: z.boolean(),
  moreDestruction: z.boolean(),
  cones: z.union([z.literal(65), z.literal(100)], 'must be 65 or 100'),
}) satisfies z.ZodType<GameOptions>;
