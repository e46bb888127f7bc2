/** Notifications to a webhook of a table's players or of a group: Discord, Slack or JSON. */
import type { WebhookKind, WebhookPayload } from '@great-fire/protocol';
import type { Logger } from 'pino';
import type { Webhook } from '../storage/notification-targets';
import type { GroupId, MatchId, StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';
import { getUrlSite } from '../shared/site';
import type { DeliveryResult } from '../shared/delivery-result';
import { linkTo } from '../email/templates';
import type { EndedContent, NotificationChannel, NotificationContent, PromptContent } from './channel';
import { safePost, type OutboundSettings } from './safe-post';
import { resultFromResponse, resultFromError } from './push-channel';
import { renderReportLines } from './report-lines';
import { NOTIFICATION_TEXTS } from './translations';

interface WebhookDeps {
  readonly notificationTargets: Storage['notificationTargets'];
  readonly groups: Pick<Storage['groups'], 'webhookOf' | 'removeWebhook'>;
  readonly findMatch: (id: MatchId) => Promise<StoredMatch | null>;
  readonly outbound: OutboundSettings;
  readonly publicUrl: URL | null; // base URL of links; null: messages contain no link
  readonly log: Logger;
}

const CONCURRENCY = 10;

const GROUP_PREFIX = 'group-';

/** The target of a group. That of a table is its id. */
export const groupTargetOf = (id: GroupId): string => `${GROUP_PREFIX}${id}`;

/** Returns the group of a target, or null for that of a table. */
const groupOfTarget = (target: string): GroupId | null =>
  target.startsWith(GROUP_PREFIX) ? target.slice(GROUP_PREFIX.length) : null;

export function createWebhookChannel(deps: WebhookDeps): NotificationChannel {
  const { notificationTargets, groups, findMatch, outbound, publicUrl, log } = deps;
  const findWebhook = (target: string): Promise<Webhook | null> => {
    const groupId = groupOfTarget(target);
    return groupId === null ? notificationTargets.webhookOf(target) : groups.webhookOf(groupId);
  };
  const findMessage = async (target: string, content: NotificationContent): Promise<Message | null> => {
    if (content === 'test' && groupOfTarget(target) !== null) return GROUP_TEST;
    if (content !== 'test' && content.kind === 'ended') return toReportMessage(content, publicUrl);
    if (content !== 'test' && (content.kind === 'invitation' || content.kind === 'date')) return null;
    const match = await findMatch(target);
    return match === null ? null : toTableMessage(match, content, publicUrl);
  };
  return {
    concurrency: CONCURRENCY,
    findTargets: async (_, matchId) =>
      matchId === null || (await notificationTargets.webhookOf(matchId)) === null ? [] : [matchId],
    findOwner: async (target) => ((await findWebhook(target)) === null ? null : 'table'),
    findSite: async (target) => {
      const webhook = await findWebhook(target);
      return webhook === null ? null : getUrlSite(webhook.url);
    },
    delayFor: () => 0,
    invitationDelayMs: null, // its readers are not the person
    unsubscribe: (target) => {
      const groupId = groupOfTarget(target);
      return groupId === null ? notificationTargets.removeWebhook(target) : groups.removeWebhook(groupId);
    },
    send: async (target, content): Promise<DeliveryResult> => {
      const webhook = await findWebhook(target);
      const message = webhook === null ? null : await findMessage(target, content);
      if (webhook === null || message === null) return { status: 'gone' };
      const body = JSON.stringify(formatMessage(webhook.kind, message));
      const headers = { 'Content-Type': 'application/json', 'User-Agent': 'great-fire' };
      const posted = safePost({ url: webhook.url, headers, body }, outbound);
      const result = await posted.then(resultFromResponse, resultFromError);
      if (result.status === 'rejected')
        log.warn({ target, kind: webhook.kind }, 'a message to a webhook was rejected');
      return result;
    },
  };
}

/** A message before it has the form of its receiver. */
interface Message {
  readonly payload: object; // as JSON
  readonly writeText: (escapeText: EscapeFn) => string;
  readonly story?: string | null; // the page of a diary
  readonly pictureUrl?: string | null;
}

/**
 * Returns the public message of a prompt or a test. Only a public table has a link, because the readers of the channel
 * are not invited to other tables.
 */
function toTableMessage(match: StoredMatch, content: PromptContent | 'test', publicUrl: URL | null): Message {
  const isPublic = !match.private && match.spectatorAccess === 'open';
  const table = toTable(match, isPublic ? publicUrl : null);
  const { seat, kind } = content === 'test' ? { seat: null, kind: null } : content;
  const playerName = match.seats.find((candidate) => candidate.seat === seat)?.name ?? null;
  const event = content === 'test' ? 'test' : 'prompt';
  const template = NOTIFICATION_TEXTS[match.language].webhook[kind ?? 'test'];
  return {
    payload: { event, table, turn: match.turn, seat, playerName, kind } satisfies WebhookPayload,
    writeText: (escapeText) => {
      const sentence = template.replace(/\{(table|player)\}/g, (_, placeholder) =>
        escapeText(placeholder === 'table' ? table.name : (playerName ?? '')),
      );
      return table.url === null ? sentence : `${sentence} ${table.url}`;
    },
  };
}

const toTable = ({ id, tableName }: StoredMatch, publicUrl: URL | null): WebhookPayload['table'] => ({
  id,
  name: tableName,
  url: publicUrl === null ? null : linkTo(publicUrl, `t/${id}`),
});

/**
 * Returns the report of an ended game. Unlike a prompt it links a private table too: the channel is that of the group.
 * Only the players may watch some tables, and the link still leads to the message that says so.
 */
function toReportMessage(
  { match, report, hasDiary, pictureUrl }: EndedContent,
  publicUrl: URL | null,
): Message {
  const table = toTable(match, publicUrl);
  const { ranking, honours } = report;
  const diary = hasDiary ? [`${report.diary.date}.`, ...report.diary.paragraphs] : null;
  return {
    payload: {
      ...{ event: 'ended', table, turn: match.turn, seat: null, playerName: null, kind: null },
      report: { ranking, honours, diary, picture: pictureUrl },
    } satisfies WebhookPayload,
    writeText: (escapeText) =>
      [...renderReportLines(match, report).map(escapeText), table.url]
        .filter((line) => line !== null)
        .join('\n'),
    story: diary?.join('\n\n') ?? null,
    pictureUrl,
  };
}

const GROUP_TEST_TEXT = 'The Great Fire of London 1666: OK';

/** A group has no language, so that the test names the game alone. */
const GROUP_TEST: Message = {
  payload: { event: 'test', text: GROUP_TEST_TEXT },
  writeText: () => GROUP_TEST_TEXT,
};

function formatMessage(
  kind: WebhookKind,
  { payload, writeText, story = null, pictureUrl = null }: Message,
): object {
  const hasAttachment = story !== null || pictureUrl !== null;
  switch (kind) {
    case 'json':
      return payload;
    case 'discord': {
      const embed = {
        ...(story !== null && { description: escapeForDiscord(story) }),
        ...(pictureUrl !== null && { image: { url: pictureUrl } }),
      };
      // No name of a player mentions Discord users.
      const content = { content: writeText(escapeForDiscord), allowed_mentions: { parse: [] } };
      return { ...content, ...(hasAttachment && { embeds: [embed] }) };
    }
    case 'slack': {
      const text = writeText(escapeForSlack);
      // An attachment, because Slack rejects a whole message for a block with a picture that it cannot load.
      const attachment = {
        fallback: text.split('\n')[0],
        ...(story !== null && { text: escapeForSlack(story) }),
        ...(pictureUrl !== null && { image_url: pictureUrl }),
      };
      return { text, ...(hasAttachment && { attachments: [attachment] }) };
    }
  }
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
