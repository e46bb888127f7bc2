/**
 * Notifications for players whose match waits while they are away. `GET /api/me/notifications` answers
 * `NotificationStatus`. All routes need the browser's cookie, except for unsubscribing.
 */
import * as z from 'zod';
import { isTimeZone } from '../time-zone';
import { LANGUAGES } from '../types/language';

/** The reasons why a match may wait for a seat. */
export const PROMPT_KINDS = ['turn', 'vote', 'pause', 'takeback', 'abort'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

const base64urlSchema = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${String(length)}}$`), 'is no key');

/** PUT /api/me/push subscribes this device to push notifications (204). DELETE /api/me/push unsubscribes it (204). */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000), // the server decides whether it may send there
  keys: z.strictObject({ p256dh: base64urlSchema(87), auth: base64urlSchema(22) }),
  language: z.enum(LANGUAGES).exactOptional(), // default: unchanged
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeOfDaySchema = z.string().regex(TIME_OF_DAY, 'is no time of day, such as 22:30');

export const quietHoursSchema = z
  .strictObject({
    from: timeOfDaySchema,
    to: timeOfDaySchema,
    timeZone: z.string().max(60).refine(isTimeZone, 'is no time zone, such as Europe/London or +05:30'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'is the same as from' });
export type QuietHoursSetting = z.infer<typeof quietHoursSchema>;

/** PUT /api/me/notifications sets the person's quiet hours (204). Null: none. */
export const notificationSettingsSchema = z.strictObject({ quietHours: quietHoursSchema.nullable() });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/**
 * POST /api/notifications/unsubscribe/:token stops notifications to the target that received the token (204). Every
 * notification carries such a token. A GET of the link in an e-mail leads to a page that asks first, because mail
 * scanners open links too.
 */
export const unsubscribeTokenSchema = z
  .string()
  .regex(/^[\w-]{1,200}\.[\w-]{43}$/, 'is no token of a notice');

/** The supported receivers of a table's messages. The kind decides the format of the body. */
export const WEBHOOK_KINDS = ['discord', 'slack', 'json'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/**
 * PUT /api/matches/:id/webhook, by the host: sets where the table's notifications are posted (204). The URL is a
 * secret of the receiver, so it is never sent back. DELETE removes it (204). POST /api/matches/:id/webhook/test posts
 * a test message now (202).
 */
export const webhookSchema = z.strictObject({
  kind: z.enum(WEBHOOK_KINDS),
  url: z.url({ protocol: /^https?$/ }).max(1000), // the server decides whether it may send there
});
export type WebhookInput = z.infer<typeof webhookSchema>;

/** The body that a webhook of kind `json` receives. */
export interface WebhookPayload {
  readonly event: 'prompt' | 'test' | 'ended';
  readonly table: { readonly id: string; readonly name: string; readonly url: string | null }; // null: private table
  readonly turn: number;
  readonly seat: number | null;
  readonly playerName: string | null;
  readonly kind: PromptKind | null;
  readonly report?: WebhookReport; // of the event `ended`
}

/** An ended game of a group. */
export interface WebhookReport {
  readonly ranking: readonly { readonly place: number; readonly name: string; readonly points: number }[];
  readonly honours: readonly string[];
  readonly diary: readonly string[] | null; // paragraphs; null: the group keeps no diary
  readonly picture: string | null; // address of the burnt city; null: the server has no address or draws no pictures
}
