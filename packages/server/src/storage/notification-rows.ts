/** Schemas that parse the rows of notifications and their targets into the types of the port. */
import { PROMPT_KINDS, WEBHOOK_KINDS, NOTIFICATION_LANGUAGES } from '@great-fire/protocol';
import * as z from 'zod';
import { NOTIFICATION_CHANNELS } from './notifications';
import type { Webhook, PushTarget, StoredNotification } from './notifications';

export const notificationRow = z
  .object({
    match_id: z.string(),
    turn_key: z.string(),
    channel: z.enum(NOTIFICATION_CHANNELS),
    target: z.string(),
    seat: z.int(),
    kind: z.enum(PROMPT_KINDS),
    send_at: z.int(),
    attempts: z.int(),
  })
  .transform(({ match_id: matchId, turn_key: turn, send_at: dueAt, ...row }): StoredNotification => ({
    ...row,
    matchId,
    turn,
    dueAt,
  }));

export const pushRow = z
  .object({
    device_id: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    language: z.enum(NOTIFICATION_LANGUAGES),
  })
  .transform(({ device_id: deviceId, ...row }): PushTarget => ({ ...row, deviceId }));

export const webhookRow = z
  .object({ kind: z.enum(WEBHOOK_KINDS), url: z.string() })
  .transform((row): Webhook => row);
