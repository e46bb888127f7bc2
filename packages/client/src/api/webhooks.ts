/** HTTP API of the webhooks of a table. */
import type { WebhookInput, TableWebhookStatus } from '@great-fire/protocol';
import { request } from './request';

const webhookPath = (match: string) => `/matches/${encodeURIComponent(match)}/webhook`;

export const fetchWebhook = (match: string) => request<TableWebhookStatus>('GET', webhookPath(match));
export const saveWebhook = (match: string, webhook: WebhookInput) =>
  request<undefined>('PUT', webhookPath(match), webhook);
export const deleteWebhook = (match: string) => request<undefined>('DELETE', webhookPath(match));
export const testWebhook = (match: string) => request<undefined>('POST', `${webhookPath(match)}/test`);
