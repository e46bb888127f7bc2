import { DIRECTIONS, DISTRICT_IDS } from '@great-fire/game';
import type { Action } from '@great-fire/game';
import * as z from 'zod';

export const districtSchema = z.enum(DISTRICT_IDS);
const district = districtSchema;
const card = z.enum(DIRECTIONS);

/** One decision of a seat, as the game defines it. Rejects keys that the action does not have. */
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
