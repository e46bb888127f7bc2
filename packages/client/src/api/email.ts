/** E-mail over HTTP: an address of one's own, and the way in by it. */
import type { EmailConfirmed } from '@great-fire/protocol';
import { currentLanguage } from '../i18n/i18n';
import { request } from './lobby';

export const setEmail = (address: string) =>
  request<undefined>('PUT', '/me/mail', { address, language: currentLanguage() });
export const removeEmail = () => request<undefined>('DELETE', '/me/mail');
export const setEmailReminders = (on: boolean) =>
  request<undefined>('PUT', '/me/mail/reminders', { on, language: currentLanguage() });
export const confirmEmail = (token: string) =>
  request<EmailConfirmed>('POST', '/mail/confirmations', { key: token });
export const requestSignInLink = (address: string) =>
  request<undefined>('POST', '/mail/sign-ins', { address });
export const unsubscribeReminders = (token: string) =>
  request<undefined>('POST', `/notices/stop/${encodeURIComponent(token)}`);
