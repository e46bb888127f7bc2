import type { Reason, RuleId } from '@great-fire/game';
import * as z from 'zod';

/** What can go wrong with a request; `illegal-move` is an illegal choice, the others are bad requests. */
export const ERROR_CODES = [
  'bad-request', // a field is missing or wrong: `field` names it
  'not-found',
  'not-signed-in',
  'not-your-seat',
  'not-host', // only the host of the table may do this
  'seat-taken',
  'already-seated',
  'table-full',
  'kicked', // the host took this person out of the table, to stay out
  'blocked-by-host', // whoever has this table wants others there
  'not-ready', // `field`: 'seats', where one is free, or 'ready', where somebody is not
  'already-started',
  'awaiting-reveals', // it was started, and waits for what its seats add to the deal
  'not-finished',
  'not-watchable', // only those who play it see this game
  'table-closed', // nobody came any more; it stays unfinished
  'illegal-move', // `rule` and `reason` say why
  'paused', // the players agreed to stop for a while
  'bot-controlled', // a bot plays this seat until its owner takes it back
  'not-allowed-now', // it cannot be asked, answered or voted on as things stand
  'stale', // the state moved on since the sender saw it
  'too-many-requests',
  'protocol-mismatch',
  'wrong-origin',
  'too-large',
  'shutting-down',
  'unavailable', // the storage is out of reach for now; what was asked may be asked again
  'internal-error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ApiErrorBody {
  readonly code: ErrorCode;
  readonly message: string; // English, for people who read logs or call the API
  readonly field?: string; // 'options.cones'
  readonly rule?: RuleId;
  readonly reason?: Reason;
}

/** The body of every refusal, over HTTP and as the answer to a socket message. */
export const apiErrorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
  rule: z.string().optional(),
  reason: z.string().optional(),
});
