/**
 * Word to people whose game waits for them while they are elsewhere. `GET /api/me/notices` answers `Notices`; all of it
 * is by the cookie of a browser.
 */
import { z } from 'zod';

/** What a seat may be called on for. */
export const CALL_KINDS = ['turn', 'vote', 'pause', 'take-back', 'abort'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** The languages that notices are written in: those of the page. */
export const NOTICE_LANGUAGES = ['en', 'de', 'fr'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

const keyOf = (letters: number) => z.string().regex(new RegExp(`^[\\w-]{${String(letters)}}$`), 'is no key');

/** PUT /api/me/push: this device is reached by push from now on (204). DELETE /api/me/push: not any more (204). */
export const pushSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000), // whether it may be sent to is the host's to say
  keys: z.strictObject({ p256dh: keyOf(87), auth: keyOf(22) }),
  language: z.enum(NOTICE_LANGUAGES).exactOptional(), // left out: as before
});
export type PushWish = z.infer<typeof pushSchema>;

const MINUTE = /^([01]\d|2[0-3]):[0-5]\d$/;
const minuteSchema = z.string().regex(MINUTE, 'is no time of day, such as 22:30');

export const quietSchema = z
  .strictObject({
    from: minuteSchema,
    to: minuteSchema,
    zone: z.string().max(60).refine(isZone, 'is no time zone, such as Europe/London'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'is the same as from' });
export type Quiet = z.infer<typeof quietSchema>;

/** PUT /api/me/notices: when this person is not to be disturbed; null: never (204). */
export const noticeWishSchema = z.strictObject({ quiet: quietSchema.nullable() });
export type NoticeWish = z.infer<typeof noticeWishSchema>;

/** POST /api/me/notices/test: sends one now to wherever this person is reached; `not-now` where that is nowhere (202). */
export interface Notices {
  readonly pushKey: string; // what a browser needs to be reached by push: the server's public key, base64url
  readonly isSomebody: boolean; // this browser; else there is nobody to tell anything
  readonly isReached: boolean; // this device, by push
  readonly devices: readonly { readonly label: string | null; readonly isThis: boolean }[]; // all that are
  readonly quiet: Quiet | null;
}

/** POST /api/notices/stop/:token, which every notice carries: no more are sent where this one came to (204). */
export const stopTokenSchema = z.string().regex(/^[\w-]{1,200}\.[\w-]{43}$/, 'is no token of a notice');

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
