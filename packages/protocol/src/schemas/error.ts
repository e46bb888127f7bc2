import type { Reason, RuleId } from '@great-fire/game';
import * as z from 'zod';

/** Codes of rejected requests. `illegal-move` is an illegal choice in the game, all others are bad requests. */
export const ERROR_CODES = [
  'bad-request', // a field is missing or invalid: `field` names it
  'not-found',
  'not-signed-in',
  'not-your-seat',
  'not-host', // only the host of the table may do this
  'seat-taken',
  'already-seated',
  'table-full',
  'kicked', // the host removed this person from the table for good
  'blocked-by-host', // the host blocked this person
  'not-ready', // `field`: 'seats' if a seat is free, 'ready' if a player is not ready
  'already-started',
  'awaiting-reveals', // the match was started and waits for the reveals of its seats
  'not-finished',
  'not-watchable', // spectators may not see this game
  'table-closed', // closed before its end because no player came back
  'illegal-move', // `rule` and `reason` say why
  'paused', // the players agreed to pause the game
  'bot-controlled', // a bot plays this seat until its owner takes it back
  'not-allowed-now', // the table's state allows no such proposal, answer or vote
  'stale', // the state moved on since the sender saw it
  'too-many-requests',
  'protocol-mismatch',
  'wrong-origin',
  'too-large',
  'shutting-down',
  'storage-full', // the disk is nearly full: games go on, and nothing optional is stored
  'unavailable', // the storage is unavailable; the client may retry
  'internal-error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ApiErrorBody {
  readonly code: ErrorCode;
  readonly message: string; // English, for logs and developers
  readonly field?: string; // 'options.cones'
  readonly rule?: RuleId;
  readonly reason?: Reason;
}

/** The body of every error response over HTTP, and the error acknowledgement of a socket message. */
export const apiErrorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
  rule: z.string().optional(),
  reason: z.string().optional(),
});
