/**
 * E-mail, if the operator has configured it: an address for signing in and for reminders. `Devices` and
 * `NotificationStatus` report its state. On a server without e-mail their fields are null and these routes do not
 * exist.
 */
import * as z from 'zod';
import { LANGUAGES } from '../types/language';

/** Maximum length of an address in characters (RFC 5321). */
const EMAIL_ADDRESS_MAX = 254;

export const emailAddressSchema = z.email('is no e-mail address').max(EMAIL_ADDRESS_MAX);

/**
 * PUT /api/me/email sends a confirmation link that is valid for a day. Always answers 202, so that the answer does not
 * reveal whether another person has the address. DELETE /api/me/email removes the address (204).
 */
export const setEmailSchema = z.strictObject({
  address: emailAddressSchema,
  language: z.enum(LANGUAGES),
});
export type SetEmail = z.infer<typeof setEmailSchema>;

/**
 * PUT /api/me/email/reminders: whether e-mail reminders are sent when a match waits for the person (204). Answers
 * `not-allowed-now` without an address.
 */
export const emailRemindersSchema = z.strictObject({
  enabled: z.boolean(),
  language: z.enum(LANGUAGES),
});
export type EmailReminders = z.infer<typeof emailRemindersSchema>;

/**
 * POST /api/email/confirmations confirms the address that the key was sent to. Answers 200 with `EmailConfirmed`.
 * Answers `not-found` if the key is unknown or expired, `not-allowed-now` if another person has the address by now.
 */
export const confirmEmailSchema = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/, 'is no key of a link'),
});
export type ConfirmEmail = z.infer<typeof confirmEmailSchema>;

/**
 * POST /api/email/sign-ins sends a link for `POST /api/recovery/claims` to the address if a person has it. Always
 * answers 202.
 */
export const emailSignInSchema = z.strictObject({ address: emailAddressSchema });
export type EmailSignIn = z.infer<typeof emailSignInSchema>;
