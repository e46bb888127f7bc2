/** HTTP API of e-mail: the player's address, and sign-in by mail. */
import type {
  ConfirmEmail,
  EmailConfirmed,
  EmailReminders,
  EmailSignIn,
  SetEmail,
} from '@great-fire/protocol';
import { currentLanguage } from '../i18n/i18n';
import { request } from './request';

export const setEmail = (address: string) =>
  request<undefined>('PUT', '/me/email', { address, language: currentLanguage() } satisfies SetEmail);
export const removeEmail = () => request<undefined>('DELETE', '/me/email');
export const setEmailReminders = (enabled: boolean) =>
  request<undefined>('PUT', '/me/email/reminders', {
    enabled,
    language: currentLanguage(),
  } satisfies EmailReminders);
export const confirmEmail = (token: string) =>
  request<EmailConfirmed>('POST', '/email/confirmations', { key: token } satisfies ConfirmEmail);
export const requestSignInLink = (address: string) =>
  request<undefined>('POST', '/email/sign-ins', { address } satisfies EmailSignIn);
export const unsubscribeReminders = (token: string) =>
  request<undefined>('POST', `/notifications/unsubscribe/${encodeURIComponent(token)}`);
