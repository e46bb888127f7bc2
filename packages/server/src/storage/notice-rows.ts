/** The rows of notices and of where people may be reached, read into the port's own shapes. */
import { CALL_KINDS, HOOK_KINDS, NOTICE_LANGUAGES } from '@great-fire/protocol';
import * as z from 'zod';
import { CHANNELS } from './notices';
import type { CalledTable, Hook, PushTarget, QuietHours, StoredNotice } from './notices';

export const calledRow = z
  .object({ id: z.string(), called_at: z.int() })
  .transform((row): CalledTable => ({ matchId: row.id, calledAt: row.called_at }));

export const noticeRow = z
  .object({
    match_id: z.string(),
    turn: z.string(),
    channel: z.enum(CHANNELS),
    target: z.string(),
    seat: z.int(),
    kind: z.enum(CALL_KINDS),
    due_at: z.int(),
    tries: z.int(),
  })
  .transform(({ match_id: matchId, due_at: dueAt, ...row }): StoredNotice => ({ ...row, matchId, dueAt }));

export const pushRow = z
  .object({
    device_id: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    language: z.enum(NOTICE_LANGUAGES),
  })
  .transform(({ device_id: deviceId, ...row }): PushTarget => ({ ...row, deviceId }));

export const ownerRow = z.object({ person_id: z.string() });

export const quietRow = z
  .object({ from_minute: z.int(), to_minute: z.int(), zone: z.string() })
  .transform((row): QuietHours => ({ from: row.from_minute, to: row.to_minute, zone: row.zone }));

export const hookRow = z.object({ kind: z.enum(HOOK_KINDS), url: z.string() }).transform((row): Hook => row);

export const valueRow = z.object({ value: z.string() });
