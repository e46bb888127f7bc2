import * as z from 'zod';
import type { Reason, RuleId } from '@great-fire/game';

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
  'not-finished',
  'not-watchable', // spectators may not see this game
  'table-closed', // closed before its end because no player came back
  'illegal-move', // `rule` and `reason` say why
  'paused', // the players agreed to pause the game
  'bot-controlled', // a bot plays this seat until its owner takes it back
  'not-allowed-now', // `reason` says why
  'stale', // the state moved on since the sender saw it
  'too-many-requests',
  'protocol-mismatch',
  'wrong-origin',
  'too-large',
  'unsupported-encoding', // of a body
  'shutting-down',
  'storage-full', // the disk is nearly full: games go on, and nothing optional is stored
  'unavailable', // the storage is unavailable; the client may retry
  'internal-error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why a request with the code `not-allowed-now` was rejected. */
export const NOT_ALLOWED_REASONS = [
  // Commands at a table
  'game-over',
  'game-paused',
  'not-paused',
  'already-proposed',
  'recently-declined', // this seat's last proposal was declined less than a minute ago
  'not-playing', // a bot plays for this seat
  'proposal-closed', // it was answered, withdrawn or has expired
  'answer-not-needed', // the proposal waits for other seats
  'already-left',
  'seat-already-yours',
  'seat-given-up', // the owner left for good
  'seat-not-open', // to substitutes
  'owner-plays', // no bot is needed
  'vote-open', // there is a vote already
  'clock-opens-votes', // the table has a clock
  'no-absent-player', // the game waits for no other player
  'vote-too-early', // the player is awaited for less than two minutes
  'player-present', // the player sees the page
  'no-vote',
  'not-a-voter',
  'no-takebacks-left', // in this game
  'log-full', // no seat undoes or takes back any more
  'table-log-full', // no player begins a proposal, a vote or a change of a seat any more
  'takeback-needs-consent', // of the other players
  'no-clock-of-days', // holidays need one
  'holiday-announced', // there is one already
  'holiday-out-of-range', // in less than a day, or more than a year ahead
  'holiday-days-used', // of the calendar year
  'no-holiday', // that could end earlier
  'table-changed', // since the sender saw it
  'not-started',
  // Set-up of a table
  'too-many-waiting-tables',
  'too-many-bot-games',
  'same-address', // another player of the game has this IP address
  'more-seats-taken', // than the table would have
  // Groups
  'too-many-groups', // of one person
  'group-full',
  'owner-stays', // until another member owns the group
  // Invitations
  'not-invitable', // to this table, or not now
  'date-open', // the group has a date already
  'date-chosen', // its time is final
  'date-out-of-range', // in the past, or more than 90 days ahead
  // Profiles, chat and notifications
  'too-many-blocks',
  'too-many-notes',
  'own-line', // players do not report themselves
  'no-webhook',
  'replay-led',
  'no-notification-target',
  'email-taken',
  'email-not-confirmed',
] as const;
export type NotAllowedReason = (typeof NOT_ALLOWED_REASONS)[number];

export type ApiErrorBody = {
  readonly message: string; // English, for logs and developers
  readonly field?: string; // 'options.cones'
  readonly retryAfterSeconds?: number; // of `too-many-requests`: the wait until a request is accepted again
} & (
  | { readonly code: 'illegal-move'; readonly rule?: RuleId; readonly reason?: Reason }
  | { readonly code: 'not-allowed-now'; readonly rule?: never; readonly reason?: NotAllowedReason }
  | {
      readonly code: Exclude<ErrorCode, 'illegal-move' | 'not-allowed-now'>;
      readonly rule?: never;
      readonly reason?: never;
    }
);

/** The body of every error response over HTTP, and the error acknowledgement of a socket message. */
export const apiErrorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
  retryAfterSeconds: z.int().positive().optional(),
  rule: z.string().optional(),
  reason: z.string().optional(),
});
