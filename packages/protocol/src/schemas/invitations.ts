/**
 * Invitations to an open table: by one of its players to a person with whom that player has finished a game, or to the
 * members of a group by the member who opens a table for it. The routes are HTTP under /api and need the browser's
 * cookie.
 */
import * as z from 'zod';
import { matchIdSchema } from './lobby';
import { seatNumberSchema } from './answer';

/** How many recent players a waiting room lists. */
export const RECENT_PLAYERS_MAX = 20;

/**
 * POST /api/matches/:match/invitations invites the player of a seat of a finished game of the caller (204). Inviting
 * twice changes nothing. The answer to all who may not be invited is `not-allowed-now`, whatever the reason.
 */
export const inviteSchema = z.strictObject({ match: matchIdSchema, seat: seatNumberSchema });
export type Invite = z.infer<typeof inviteSchema>;

/** PUT /api/me/invitations sets whether others may invite the caller to tables (204). */
export const invitationSettingSchema = z.strictObject({ areAllowed: z.boolean() });
export type InvitationSetting = z.infer<typeof invitationSettingSchema>;
