/** POST requests to URLs that users provide, with protection against SSRF: never into the operator's own network. */
import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The request was not sent: no connection was possible. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** The request was not sent, and never will be: the URL is not allowed. */
export class UrlNotAllowedError extends Error {
  override readonly name = 'UrlNotAllowedError';
}

/** The request was sent without a response, so it may have arrived. */
export class DeliveryUnknownError extends Error {
  override readonly name = 'DeliveryUnknownError';
}

interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface PostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Settings of outbound requests. `allowPrivate` permits plain http and private addresses, for private networks. */
export interface OutboundSettings {
  readonly allowPrivate: boolean;
  readonly timeoutMs: number; // for the response
  readonly signal?: AbortSignal; // aborts all requests
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3'); // all assigned addresses, RFC 4291

export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

// Below are the ports of mail, names and remote access, which no URL has to name. That of https is not part of a URL.
const FIRST_FREE_PORT = 1024;

/** Returns why a URL is not allowed, or null if it is. It does not resolve the host name. */
export function findUrlRejection(
  url: URL,
  { allowPrivate }: Pick<OutboundSettings, 'allowPrivate'>,
): string | null {
  if (url.username !== '' || url.password !== '') return 'has a name or a password in it';
  if (allowPrivate) return null;
  if (url.protocol !== 'https:') return 'is not https';
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT)
    return `has a port below ${String(FIRST_FREE_PORT)}`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicIp(host) ? 'is no public address' : null;
}

/**
 * Resolves a host name and keeps only public addresses. The socket connects to the checked address, so DNS rebinding
 * has no effect.
 */
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
 * Sends one POST request. It does not follow redirections and ignores the response body.
 * @throws UrlNotAllowedError, NotSentError, DeliveryUnknownError
 */
export function safePost(
  { url, headers, body }: PostRequest,
  { allowPrivate, timeoutMs, signal }: OutboundSettings,
): Promise<PostResponse> {
  const target = new URL(url);
  const rejection = findUrlRejection(target, { allowPrivate });
  if (rejection !== null) return Promise.reject(new UrlNotAllowedError(`It ${rejection}`));
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      agent: false,
      ...(signal && { signal }),
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
