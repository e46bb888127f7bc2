/** Word by web push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292). */
import { ECDH } from 'node:crypto';
import type { Logger } from 'pino';
import webpush from 'web-push';
import type { PushTarget, ReachStore } from '../storage/notices';
import type { ChannelPort, Outcome, Told } from './channel';
import { InDoubt, Unreached, post } from './outgoing';
import type { AnsweredPost, OutgoingSettings } from './outgoing';
import type { ServerKeys } from './server-keys';
import { stopTokenFor } from './stop-token';
import { WORDS, callText } from './words';

export interface PushParts {
  readonly reach: ReachStore;
  readonly keys: ServerKeys;
  readonly outgoing: OutgoingSettings;
  readonly contact: string; // of whoever runs this server, for push services: https: or mailto:
  readonly log: Logger;
}

const ABREAST = 40;
const KEPT_SECONDS = 24 * 3600; // by the push service, for a device that is off

export function pushChannel({ reach, keys, outgoing, contact, log }: PushParts): ChannelPort {
  const vapidDetails = { subject: contact, ...keys.vapid };

  const requestTo = (target: PushTarget, told: Told) => {
    const { deviceId, endpoint, p256dh, auth } = target;
    const stop = stopTokenFor(keys.stopSecret, { channel: 'push', target: deviceId });
    const payload = JSON.stringify({ ...payloadOf(target, told), stop });
    return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: KEPT_SECONDS,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      topic: told === 'test' ? 'test' : told.match.id, // a later one takes the place of one that did not come yet
    });
  };

  return {
    abreast: ABREAST,
    targetsOf: async (personId) => (await reach.pushOf(personId)).map(({ deviceId }) => deviceId),
    ownerOf: (deviceId) => reach.push(deviceId),
    delayOf: () => 0,
    drop: (deviceId) => reach.dropPush(deviceId),
    send: async (deviceId, told) => {
      const target = await reach.push(deviceId);
      if (target === null) return { is: 'gone' };
      try {
        const { endpoint, headers, body } = requestTo(target, told);
        const answer = await post({ url: endpoint, headers: textsOf(headers), body }, outgoing);
        if (isRefusal(answer)) log.warn({ status: answer.status }, 'a push service refused a notice');
        return outcomeOf(answer);
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },
  };
}

/** What the page's service worker is told: nothing but what is public, and where a press leads. */
function payloadOf({ language }: PushTarget, told: Told) {
  const words = WORDS[language];
  if (told === 'test') return { ...words.test, tag: 'test', path: '', stopLabel: words.stop };
  const { match, kind } = told;
  return {
    ...callText(language, kind, match.tableName),
    tag: `call-${match.id}`,
    path: `t/${match.id}`,
    stopLabel: words.stop,
  };
}

const textsOf = (headers: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const isRefusal = ({ status }: AnsweredPost) =>
  status >= 300 && status < 500 && ![404, 410, 429].includes(status);

/** What a receiver's answer means. */
export function outcomeOf({ status, headers }: AnsweredPost): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status !== 429 && status < 500) return { is: 'refused' };
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return { is: 'again', afterMs: Number.isFinite(seconds) ? seconds * 1000 : null };
}

/** Returns the outcome of a request without an answer. @throws the error itself if it is no failure of sending */
export function outcomeOfFailure(error: unknown): Outcome {
  if (error instanceof Unreached) return { is: 'again', afterMs: null };
  if (error instanceof InDoubt) return { is: 'doubt' };
  throw error;
}

/** Whether a text is the public key of a browser: a point of the curve P-256 in base64url. */
export function isPushKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
