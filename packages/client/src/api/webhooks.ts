/** HTTP API of the webhooks of a table or a group. */
import type { WebhookInput, TableWebhookStatus } from '@great-fire/protocol';
import { request } from './request';

export type WebhookPath = `/${'matches' | 'groups'}/${string}/webhook`;

export const tableWebhookPath = (match: string): WebhookPath =>
  `/matches/${encodeURIComponent(match)}/webhook`;
export const groupWebhookPath = (group: string): WebhookPath =>
  `/groups/${encodeURIComponent(group)}/webhook`;

export const fetchTableWebhook = (match: string) =>
  request<TableWebhookStatus>('GET', tableWebhookPath(match));
export const saveWebhook = (path: WebhookPath, webhook: WebhookInput) =>
  request<undefined>('PUT', path, webhook);
export const deleteWebhook = (path: WebhookPath) => request<undefined>('DELETE', path);
export const testWebhook = (path: WebhookPath) => request<undefined>('POST', `${path}/test`);
