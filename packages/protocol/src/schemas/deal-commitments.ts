/**
 * Commit-reveal of the deal: each seat contributes randomness, so that a person who knows the seed cannot choose the
 * deal (docs/fairness.md).
 */
import * as z from 'zod';

/** The commitment to a contribution: `commitmentOfPart` of the rules, 64 lower-case hex digits. */
export const seatCommitmentSchema = z.string().regex(/^[0-9a-f]{64}$/, 'is not 64 lower-case hex digits');

/**
 * PUT /api/matches/:id/seats/:seat/commitment (204), by the seat's player while the table is open. Replaces the
 * commitment of the seat. Rejects another player's seat.
 */
export const setCommitmentSchema = z.strictObject({ commitment: seatCommitmentSchema });
export type SetCommitment = z.infer<typeof setCommitmentSchema>;

/**
 * PUT /api/matches/:id/seats/:seat/reveal (204), by the seat's player after the start: the 128 bits that the seat
 * committed to. Repeating the request has no effect. The last reveal begins the game.
 */
export const revealSchema = z.strictObject({
  contribution: z.string().regex(/^[0-9a-f]{32}$/, 'is not 32 lower-case hex digits'),
});
export type Reveal = z.infer<typeof revealSchema>;

/** POST /api/matches/:id/rematch: the optional commitment of the caller's seat for the next game. */
export const rematchSchema = z.strictObject({ commitment: seatCommitmentSchema.exactOptional() });
export type Rematch = z.infer<typeof rematchSchema>;

/** The commitments of a table's seats and which of them are revealed. Both lists are by seat. */
export interface DealCommitments {
  readonly isLocked: boolean; // true from the start on; an open table then waits for the missing reveals
  readonly commitments: readonly (string | null)[]; // null: the seat has no commitment
  readonly revealed: readonly boolean[]; // the server knows the contribution
}
