/**
 * E-mail, where the host has set it up: an address of one's own, by which one comes back and is reminded. What is told of it
 * is in `Devices` and `Notices`; on a host without mail these have null and there are none of the routes.
 */
import * as z from 'zod';
import { NOTICE_LANGUAGES } from './notices';

/** So many letters an address may have (RFC 5321). */
const ADDRESS_MAX = 254;

export const addressSchema = z.email('is no e-mail address').max(ADDRESS_MAX);

/**
 * PUT /api/me/mail: asks whether an address is one's own, by a mail with a link that holds for a day. Answers 202 whoever has
 * the address. DELETE /api/me/mail: there is none any more (204).
 */
export const mailWishSchema = z.strictObject({ address: addressSchema, language: z.enum(NOTICE_LANGUAGES) });
export type MailWish = z.infer<typeof mailWishSchema>;

/** PUT /api/me/mail/reminders: whether one is told there that a table waits; `not-now` without an address (204). */
export const mailRemindersSchema = z.strictObject({ on: z.boolean(), language: z.enum(NOTICE_LANGUAGES) });
export type MailReminders = z.infer<typeof mailRemindersSchema>;

/**
 * POST /api/mail/confirmations: the address that a key was sent to is its person's. Answers 200 with `Confirmed`; `not-found`
 * where there is no such key any more, `not-now` where somebody else has the address by now.
 */
export const confirmSchema = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/, 'is no key of a link') });
export type Confirm = z.infer<typeof confirmSchema>;

export interface Confirmed {
  readonly name: string | null; // of whose address it is
}

/** POST /api/mail/sign-ins: a link for `POST /api/recovery/claims` goes to an address, if somebody has it. Answers 202 anyway. */
export const signInSchema = z.strictObject({ address: addressSchema });
export type SignIn = z.infer<typeof signInSchema>;
