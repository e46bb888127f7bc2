/**
 * Word to people whose game waits for them while they are elsewhere. `GET /api/me/notifications` answers `NotificationStatus`; all of it
 * is by the cookie of a browser.
 */
import * as z from 'zod';

/** What a seat may be called on for. */
export const PROMPT_KINDS = ['turn', 'vote', 'pause', 'take-back', 'abort', 'deal'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** The languages that notices are written in: those of the page. */
export const NOTIFICATION_LANGUAGES = ['en', 'de', 'fr'] as const;
export type NotificationLanguage = (typeof NOTIFICATION_LANGUAGES)[number];

const base64urlSchema = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${String(length)}}$`), 'is no key');

/** PUT /api/me/push: this device is reached by push from now on (204). DELETE /api/me/push: not any more (204). */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000), // whether it may be sent to is the host's to say
  keys: z.strictObject({ p256dh: base64urlSchema(87), auth: base64urlSchema(22) }),
  language: z.enum(NOTIFICATION_LANGUAGES).exactOptional(), // left out: as before
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeOfDaySchema = z.string().regex(TIME_OF_DAY, 'is no time of day, such as 22:30');

export const quietHoursSchema = z
  .strictObject({
    from: timeOfDaySchema,
    to: timeOfDaySchema,
    timeZone: z.string().max(60).refine(isTimeZone, 'is no time zone, such as Europe/London'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'is the same as from' });
export type QuietHoursSetting = z.infer<typeof quietHoursSchema>;

/** PUT /api/me/notifications: when this person is not to be disturbed; null: never (204). */
export const notificationSettingsSchema = z.strictObject({ quietHours: quietHoursSchema.nullable() });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** By which e-mail address one may come back and be reminded. */
export interface MyEmail {
  readonly address: string | null; // confirmed
  readonly remindersEnabled: boolean;
  readonly pending: { readonly address: string; readonly expiresAt: number } | null; // not confirmed; until: ms since 1970, UTC
}

/** POST /api/me/notifications/test: sends one now to wherever this person is reached; `not-allowed-now` where that is nowhere (202). */
export interface NotificationStatus {
  readonly vapidPublicKey: string; // what a browser needs to be reached by push: the server's public key, base64url
  readonly isSignedIn: boolean; // this browser; else there is nobody to tell anything
  readonly isSubscribed: boolean; // this device, by push
  readonly devices: readonly { readonly label: string | null; readonly isCurrent: boolean }[]; // all that are
  readonly quietHours: QuietHoursSetting | null;
  readonly email: MyEmail | null; // null: this host sends none
}

/**
 * POST /api/notifications/unsubscribe/:token, which every notice carries: no more are sent where this one came to (204). GET, as whoever presses
 * it in a mail asks, leads to a page that asks first: programs look at links too.
 */
export const unsubscribeTokenSchema = z
  .string()
  .regex(/^[\w-]{1,200}\.[\w-]{43}$/, 'is no token of a notice');

/** What takes messages of a table, and how they are written for it. */
export const WEBHOOK_KINDS = ['discord', 'slack', 'json'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/**
 * PUT /api/matches/:id/webhook, by the host: whom the table waits for is told there from now on (204). The address is a secret of
 * its receiver's: it is not told again. DELETE: not any more (204). POST /api/matches/:id/webhook/test: sends one now (202).
 */
export const webhookSchema = z.strictObject({
  kind: z.enum(WEBHOOK_KINDS),
  url: z.url({ protocol: /^https?$/ }).max(1000), // whether it may be sent to is the server's host's to say
});
export type WebhookInput = z.infer<typeof webhookSchema>;

/** GET /api/matches/:id/webhook, by the host; `not-host` for all others. */
export interface TableWebhook {
  readonly webhook: { readonly kind: WebhookKind; readonly hostname: string } | null; // host: 'discord.com'
}

/** What a webhook of the kind `json` is sent. */
export interface WebhookPayload {
  readonly event: 'prompt' | 'test';
  readonly table: { readonly id: string; readonly name: string; readonly url: string | null }; // null: it is private
  readonly turn: number;
  readonly seat: number | null;
  readonly playerName: string | null;
  readonly kind: PromptKind | null;
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
