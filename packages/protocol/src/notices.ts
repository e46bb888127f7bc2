/**
 * Word to people whose game waits for them while they are elsewhere. `GET /api/me/notices` answers `Notices`; all of it
 * is by the cookie of a browser.
 */
import * as z from 'zod';

/** What a seat may be called on for. */
export const CALL_KINDS = ['turn', 'vote', 'pause', 'take-back', 'abort', 'deal'] as const;
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

/** By which e-mail address one may come back and be reminded. */
export interface MyMail {
  readonly address: string | null; // confirmed
  readonly reminders: boolean;
  readonly asked: { readonly address: string; readonly until: number } | null; // not confirmed; until: ms since 1970, UTC
}

/** POST /api/me/notices/test: sends one now to wherever this person is reached; `not-now` where that is nowhere (202). */
export interface Notices {
  readonly pushKey: string; // what a browser needs to be reached by push: the server's public key, base64url
  readonly isSomebody: boolean; // this browser; else there is nobody to tell anything
  readonly isReached: boolean; // this device, by push
  readonly devices: readonly { readonly label: string | null; readonly isThis: boolean }[]; // all that are
  readonly quiet: Quiet | null;
  readonly mail: MyMail | null; // null: this host sends none
}

/**
 * POST /api/notices/stop/:token, which every notice carries: no more are sent where this one came to (204). GET, as whoever presses
 * it in a mail asks, leads to a page that asks first: programs look at links too.
 */
export const stopTokenSchema = z.string().regex(/^[\w-]{1,200}\.[\w-]{43}$/, 'is no token of a notice');

/** What takes messages of a table, and how they are written for it. */
export const HOOK_KINDS = ['discord', 'slack', 'json'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/**
 * PUT /api/matches/:id/hook, by the host: whom the table waits for is told there from now on (204). The address is a secret of
 * its receiver's: it is not told again. DELETE: not any more (204). POST /api/matches/:id/hook/test: sends one now (202).
 */
export const hookSchema = z.strictObject({
  kind: z.enum(HOOK_KINDS),
  url: z.url({ protocol: /^https?$/ }).max(1000), // whether it may be sent to is the server's host's to say
});
export type HookWish = z.infer<typeof hookSchema>;

/** GET /api/matches/:id/hook, by the host; `not-host` for all others. */
export interface TableHook {
  readonly hook: { readonly kind: HookKind; readonly host: string } | null; // host: 'discord.com'
}

/** What a webhook of the kind `json` is sent. */
export interface HookWord {
  readonly event: 'call' | 'test';
  readonly table: { readonly id: string; readonly name: string; readonly url: string | null }; // null: it is private
  readonly turn: number;
  readonly seat: number | null;
  readonly player: string | null;
  readonly kind: CallKind | null;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
