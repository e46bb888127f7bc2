/** Notifications of a table to a webhook of its players: Discord, Slack or JSON. */
import type { WebhookKind, WebhookPayload } from '@great-fire/protocol';
import type { Logger } from 'pino';
import type { Webhook, NotificationTargetStore } from '../storage/notification-targets';
import type { MatchId, StoredMatch } from '../entities/match';
import { siteOf } from '../shared/site';
import type { DeliveryResult } from '../shared/delivery-result';
import type { NotificationChannel, PromptContent } from './channel';
import { safePost, type OutboundSettings } from './safe-post';
import { resultFromResponse, resultFromError } from './push-channel';
import { NOTIFICATION_TEXTS } from './translations';

interface WebhookDeps {
  readonly notificationTargets: NotificationTargetStore;
  readonly findMatch: (id: MatchId) => Promise<StoredMatch | null>;
  readonly outbound: OutboundSettings;
  readonly publicUrl: URL | null; // base URL of links; null: messages contain no link
  readonly log: Logger;
}

const CONCURRENCY = 10;

export function createWebhookChannel(deps: WebhookDeps): NotificationChannel {
  const { notificationTargets, findMatch, outbound, publicUrl, log } = deps;
  return {
    concurrency: CONCURRENCY,
    findTargets: async (_, matchId) =>
      matchId === null || (await notificationTargets.webhookOf(matchId)) === null ? [] : [matchId],
    findOwner: async (matchId) => ((await notificationTargets.webhookOf(matchId)) === null ? null : 'table'),
    findSite: async (matchId) => {
      const webhook = await notificationTargets.webhookOf(matchId);
      return webhook === null ? null : siteOf(webhook.url);
    },
    delayFor: () => 0,
    invitationDelayMs: null, // its readers are not the person
    unsubscribe: (matchId) => notificationTargets.removeWebhook(matchId),
    send: async (matchId, content): Promise<DeliveryResult> => {
      const [webhook, match] = [await notificationTargets.webhookOf(matchId), await findMatch(matchId)];
      if (webhook === null || match === null) return { status: 'gone' };
      if (content !== 'test' && content.kind === 'invitation') return { status: 'rejected' };
      const body = JSON.stringify(
        formatBody(webhook.kind, buildPayload(match, content, publicUrl), match.language),
      );
      try {
        const headers = { 'Content-Type': 'application/json', 'User-Agent': 'great-fire' };
        const result = resultFromResponse(await safePost({ url: webhook.url, headers, body }, outbound));
        if (result.status === 'rejected')
          log.warn({ matchId, kind: webhook.kind }, 'webhook rejected a message');
        return result;
      } catch (error) {
        return resultFromError(error);
      }
    },
  };
}

/** Returns the host name of a webhook, without the secret parts of its URL. */
export const getWebhookHost = ({ url }: Webhook): string => new URL(url).host;

/**
 * Builds the public payload of a message. Only a public table has a link, because the readers of the channel are not
 * invited to other tables.
 */
function buildPayload(
  match: StoredMatch,
  content: PromptContent | 'test',
  publicUrl: URL | null,
): WebhookPayload {
  const base = publicUrl?.href.replace(/\/$/, '');
  const isNotPublic = match.private || match.spectatorAccess !== 'open';
  const url = isNotPublic || base === undefined ? null : `${base}/t/${match.id}`;
  const table = { id: match.id, name: match.tableName, url };
  if (content === 'test')
    return { event: 'test', table, turn: match.turn, seat: null, playerName: null, kind: null };
  const { seat, kind } = content;
  const player = match.seats.find((candidate) => candidate.seat === seat)?.name ?? null;
  return { event: 'prompt', table, turn: match.turn, seat, playerName: player, kind };
}

function formatBody(kind: WebhookKind, payload: WebhookPayload, language: StoredMatch['language']): object {
  switch (kind) {
    case 'json':
      return payload;
    case 'discord': // no name of a player mentions Discord users
      return { content: formatText(payload, language, escapeForDiscord), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: formatText(payload, language, escapeForSlack) };
  }
}

function formatText(
  { kind, table, playerName }: WebhookPayload,
  language: StoredMatch['language'],
  escapeText: EscapeFn,
): string {
  const sentence = NOTIFICATION_TEXTS[language].webhook[kind ?? 'test'].replace(
    /\{(table|player)\}/g,
    (_, placeholder) => escapeText(placeholder === 'table' ? table.name : (playerName ?? '')),
  );
  return table.url === null ? sentence : `${sentence} ${table.url}`;
}

type EscapeFn = (text: string) => string;
// Discord shows escaped punctuation as it is, and makes no link, mention, invitation, emoji or format of it.
const escapeForDiscord: EscapeFn = (text) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
// Slack knows no escape but for `&<>`. A space of no width keeps it from making links, emoji and formats.
const escapeForSlack: EscapeFn = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`:/.@#]/g, '\u200b$&');
