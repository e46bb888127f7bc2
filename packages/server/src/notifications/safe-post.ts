/** Requests that this server makes by itself, to addresses that people gave it: never into the host's own network. */
import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Nothing was sent: the address may not be sent to, is nobody's, or does not take a connection. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** It was sent, and no answer came: whether it arrived nobody knows. */
export class DeliveryUnknownError extends Error {
  override readonly name = 'DeliveryUnknownError';
}

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface PostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** How a request is made: `allowPrivate` also by plain http and to private addresses, for own networks. */
export interface OutboundSettings {
  readonly allowPrivate: boolean;
  readonly timeoutMs: number; // for the answer
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3'); // all that is assigned, RFC 4291

/** Whether an address is a public one. */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

/** Why an address that somebody gives may not be sent to, as far as that shows before it is looked up; null: it may. */
export function findUrlRejection(
  url: URL,
  { allowPrivate }: Pick<OutboundSettings, 'allowPrivate'>,
): string | null {
  if (url.username !== '' || url.password !== '') return 'has a name or a password in it';
  if (allowPrivate) return null;
  if (url.protocol !== 'https:') return 'is not https';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicIp(host) ? 'is no public address' : null;
}

/** Looks a name up and keeps of what it stands for only what is public, so that the check is of what is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
    if (error !== null) {
      callback(error, '');
      return;
    }
    const allowed = addresses.filter(({ address }) => isPublicIp(address));
    const [first] = allowed;
    if (first === undefined) callback(new NotSentError(`${hostname} is at no public address`), '');
    else if (options.all === true) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};

/**
 * Posts once. Takes a redirection as the answer, and does not read the body of an answer.
 * @throws NotSentError, DeliveryUnknownError
 */
export function safePost(
  { url, headers, body }: PostRequest,
  { allowPrivate, timeoutMs }: OutboundSettings,
): Promise<PostResponse> {
  const target = new URL(url);
  const rejection = findUrlRejection(target, { allowPrivate });
  if (rejection !== null) return Promise.reject(new NotSentError(`It ${rejection}`));
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      agent: false,
      ...(!allowPrivate && { lookup: publicLookup }),
    };
    const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, options);
    const timeout = setTimeout(() => {
      request.destroy(new Error(`No answer came within ${String(timeoutMs)} ms`));
    }, timeoutMs);
    request.on('close', () => clearTimeout(timeout));
    request.on('socket', (socket) => {
      socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    request.on('error', (cause) => {
      const errorOptions = { cause };
      reject(
        isConnected
          ? new DeliveryUnknownError('No answer came', errorOptions)
          : new NotSentError('It could not be reached', errorOptions),
      );
    });
    request.end(body);
  });
}
