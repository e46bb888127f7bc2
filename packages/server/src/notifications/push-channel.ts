/** Notifications by web push: encrypted for one browser (RFC 8291) and signed by this server (RFC 8292). */
import { ECDH } from 'node:crypto';
import type { Logger } from 'pino';
import webpush from 'web-push';
import type { PushTarget } from '../storage/notification-targets';
import type { Storage } from '../storage/storage';
import { getUrlSite } from '../shared/site';
import type { DeliveryResult } from '../shared/delivery-result';
import { subjectOf, type NotificationChannel, type NotificationContent } from './channel';
import {
  DeliveryUnknownError,
  NotSentError,
  UrlNotAllowedError,
  safePost,
  type PostResponse,
  type OutboundSettings,
} from './safe-post';
import { renderReportTitle } from './report-lines';
import type { ServerKeys } from './server-keys';
import { signUnsubscribeToken } from './unsubscribe-token';
import { NOTIFICATION_TEXTS, renderNotificationText } from './translations';

interface PushDeps {
  readonly notificationTargets: Storage['notificationTargets'];
  readonly keys: ServerKeys;
  readonly outbound: OutboundSettings;
  readonly contact: string; // contact of the operator for push services: https: or mailto:
  readonly log: Logger;
}

const CONCURRENCY = 40;
const TTL_SECONDS = 24 * 3600; // how long the push service stores it for an offline device

export function createPushChannel(deps: PushDeps): NotificationChannel {
  const { notificationTargets, keys, outbound, contact, log } = deps;
  const vapidDetails = { subject: contact, ...keys.vapid };

  const buildRequest = (target: PushTarget, content: NotificationContent) => {
    const { deviceId, endpoint, p256dh, auth } = target;
    const unsubscribeToken = signUnsubscribeToken(keys.unsubscribeSecret, {
      channel: 'push',
      target: deviceId,
    });
    const payload = JSON.stringify({ ...buildPayload(target, content), unsubscribeToken });
    return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: TTL_SECONDS,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      topic: content === 'test' ? 'test' : subjectOf(content).id, // replaces an undelivered push of the same topic
    });
  };

  return {
    concurrency: CONCURRENCY,
    findTargets: async (personId) =>
      (await notificationTargets.pushTargetsOf(personId)).map(({ deviceId }) => deviceId),
    findOwner: (deviceId) => notificationTargets.pushTarget(deviceId),
    findSite: async (deviceId) => {
      const target = await notificationTargets.pushTarget(deviceId);
      return target === null ? null : getUrlSite(target.endpoint);
    },
    delayFor: () => 0,
    invitationDelayMs: 0,
    unsubscribe: (deviceId) => notificationTargets.removePush(deviceId),
    send: async (deviceId, content) => {
      const target = await notificationTargets.pushTarget(deviceId);
      if (target === null) return { status: 'gone' };
      try {
        const { endpoint, headers, body } = buildRequest(target, content);
        const response = await safePost({ url: endpoint, headers: toStringHeaders(headers), body }, outbound);
        const result = resultFromResponse(response);
        if (result.status === 'rejected')
          log.warn({ status: response.status }, 'push service rejected a notification');
        return result;
      } catch (error) {
        return resultFromError(error);
      }
    },
  };
}

/** Builds the payload for the client's service worker. It contains only public data and the path to open. */
function buildPayload({ language }: PushTarget, content: NotificationContent) {
  const texts = NOTIFICATION_TEXTS[language];
  if (content === 'test')
    return { ...texts.test, tag: 'test', path: '', unsubscribeLabel: texts.unsubscribe };
  if (content.kind === 'ended')
    return {
      ...{ title: renderReportTitle(content.match), body: content.report.headline },
      tag: `ended-${content.match.id}`,
      ...(content.pictureUrl !== null && { image: content.pictureUrl }),
      path: `t/${content.match.id}`,
      unsubscribeLabel: texts.unsubscribe,
    };
  const { id, name, path } = subjectOf(content);
  return {
    ...renderNotificationText(language, content, name),
    tag: `${content.kind === 'invitation' ? 'invitation' : 'prompt'}-${id}`,
    path,
    unsubscribeLabel: texts.unsubscribe,
  };
}

const toStringHeaders = (headers: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export function resultFromResponse({ status, headers }: PostResponse): DeliveryResult {
  if (status >= 200 && status < 300) return { status: 'sent' };
  if (status === 404 || status === 410) return { status: 'gone' };
  if (status !== 429 && status < 500) return { status: 'rejected' };
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return { status: 'retry', retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null };
}

/** Returns the outcome of a request without a response. @throws the error itself if it is not a failure of sending */
export function resultFromError(error: unknown): DeliveryResult {
  if (error instanceof UrlNotAllowedError) return { status: 'rejected' };
  if (error instanceof NotSentError) return { status: 'retry', retryAfterMs: null };
  if (error instanceof DeliveryUnknownError) return { status: 'unknown' };
  throw error;
}

/** Returns whether a text is a browser's public key: a point of the curve P-256 in base64url. */
export function isPushKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
