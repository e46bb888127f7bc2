/** Schemas and types of the answers about invitations to tables. */
import * as z from 'zod';
import { seatNumberSchema, type Answer } from './answer';
import { matchIdSchema } from './lobby';

export const INVITATION_STATES = ['possible', 'invited', 'declined', 'not-now'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/**
 * GET /api/matches/:match/recent-players, for the players of an open table: who finished games with the caller, the
 * latest first. Leaves out bots, the players of the table, and all whom the caller may not invite there.
 */
export const recentPlayersSchema = z.object({
  players: z.array(
    z.object({
      match: matchIdSchema.describe('the last game that both finished'),
      seat: seatNumberSchema.describe('of the person there'),
      name: z.string(),
      isHere: z.boolean().describe('has the lobby or a table open'),
      state: z
        .enum(INVITATION_STATES)
        .describe('`declined`: this table; `not-now`: declined lately, or was invited often'),
    }),
  ),
});
export type RecentPlayers = Answer<z.infer<typeof recentPlayersSchema>>;
