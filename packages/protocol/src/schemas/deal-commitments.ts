/** What the seats add to the deal, so that nobody who knows the seed before can choose it (docs/fairness.md). */
import * as z from 'zod';

/** The commitment of a part: `commitmentOfPart` of the rules, 64 lower-case hex digits. */
export const seatCommitmentSchema = z.string().regex(/^[0-9a-f]{64}$/, 'is not 64 lower-case hex digits');

/**
 * PUT /api/matches/:id/seats/:seat/commitment, by who sits there, while the table is open and was not started: what the seat adds to
 * the deal, in place of what it added so far (204). Another seat's is refused.
 */
export const setCommitmentSchema = z.strictObject({ commitment: seatCommitmentSchema });
export type SetCommitment = z.infer<typeof setCommitmentSchema>;

/**
 * PUT /api/matches/:id/seats/:seat/reveal, by who sits there, once the table was started: the 128 bits that the seat's part
 * is the commitment of (204; said again it changes nothing). With the last of them the game begins.
 */
export const revealSchema = z.strictObject({
  contribution: z.string().regex(/^[0-9a-f]{32}$/, 'is not 32 lower-case hex digits'),
});
export type Reveal = z.infer<typeof revealSchema>;

/** POST /api/matches/:id/rematch: nothing, or what the seat adds to the deal of the next game. */
export const rematchSchema = z.strictObject({ commitment: seatCommitmentSchema.exactOptional() });
export type Rematch = z.infer<typeof rematchSchema>;

/** What the seats of a table add to its deal; both lists by seat. */
export interface DealCommitments {
  readonly isLocked: boolean; // from the start on; while the table is open it waits for those that are not revealed
  readonly commitments: readonly (string | null)[]; // null: nothing
  readonly revealed: readonly boolean[]; // what it is of is known to the server
}
