/** E-mail over HTTP: an address of one's own, and the way in by it. */
import type { Confirmed } from '@great-fire/protocol';
import { languageShown } from '../i18n/i18n';
import { call } from './api';

export const giveAddress = (address: string) =>
  call<undefined>('PUT', '/me/mail', { address, language: languageShown() });
export const removeAddress = () => call<undefined>('DELETE', '/me/mail');
export const remindByMail = (on: boolean) =>
  call<undefined>('PUT', '/me/mail/reminders', { on, language: languageShown() });
export const confirmAddress = (key: string) => call<Confirmed>('POST', '/mail/confirmations', { key });
export const askForLink = (address: string) => call<undefined>('POST', '/mail/sign-ins', { address });
export const stopReminders = (token: string) =>
  call<undefined>('POST', `/notices/stop/${encodeURIComponent(token)}`);
