/**
 * E-mail, where the host has set it up: an address of one's own, by which one comes back and is reminded. What is told of it
 * is in `Devices` and `NotificationStatus`; on a host without mail these have null and there are none of the routes.
 */
import * as z from 'zod';
import { NOTIFICATION_LANGUAGES } from './notifications';

/** So many letters an address may have (RFC 5321). */
const EMAIL_ADDRESS_MAX = 254;

export const emailAddressSchema = z.email('is no e-mail address').max(EMAIL_ADDRESS_MAX);

/**
 * PUT /api/me/email: asks whether an address is one's own, by a mail with a link that holds for a day. Answers 202 whoever has
 * the address. DELETE /api/me/email: there is none any more (204).
 */
export const setEmailSchema = z.strictObject({
  address: emailAddressSchema,
  language: z.enum(NOTIFICATION_LANGUAGES),
});
export type SetEmail = z.infer<typeof setEmailSchema>;

/** PUT /api/me/email/reminders: whether one is told there that a table waits; `not-allowed-now` without an address (204). */
export const emailRemindersSchema = z.strictObject({
  enabled: z.boolean(),
  language: z.enum(NOTIFICATION_LANGUAGES),
});
export type EmailReminders = z.infer<typeof emailRemindersSchema>;

/**
 * POST /api/email/confirmations: the address that a key was sent to is its person's. Answers 200 with `EmailConfirmed`; `not-found`
 * where there is no such key any more, `not-allowed-now` where somebody else has the address by now.
 */
export const confirmEmailSchema = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/, 'is no key of a link'),
});
export type ConfirmEmail = z.infer<typeof confirmEmailSchema>;

export interface EmailConfirmed {
  readonly name: string | null; // of whose address it is
}

/** POST /api/email/sign-ins: a link for `POST /api/recovery/claims` goes to an address, if somebody has it. Answers 202 anyway. */
export const emailSignInSchema = z.strictObject({ address: emailAddressSchema });
export type EmailSignIn = z.infer<typeof emailSignInSchema>;
