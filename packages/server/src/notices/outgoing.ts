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
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

/** It was sent, and no answer came: whether it arrived nobody knows. */
export class InDoubt extends Error {
  override readonly name = 'InDoubt';
}

export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface AnsweredPost {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** How a request is made: `anywhere` also by plain http and to private addresses, for own networks. */
export interface OutgoingSettings {
  readonly anywhere: boolean;
  readonly patienceMs: number; // for the answer
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3'); // all that is assigned, RFC 4291

/** Whether an address is a public one. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

/** Why an address that somebody gives may not be sent to, as far as that shows before it is looked up; null: it may. */
export function whyNot(url: URL, { anywhere }: Pick<OutgoingSettings, 'anywhere'>): string | null {
  if (url.username !== '' || url.password !== '') return 'has a name or a password in it';
  if (anywhere) return null;
  if (url.protocol !== 'https:') return 'is not https';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublic(host) ? 'is no public address' : null;
}

/** Looks a name up and keeps of what it stands for only what is public, so that the check is of what is connected to. */
const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
    if (error !== null) {
      answer(error, '');
      return;
    }
    const allowed = found.filter(({ address }) => isPublic(address));
    const [first] = allowed;
    if (first === undefined) answer(new Unreached(`${hostname} is at no public address`), '');
    else if (options.all === true) answer(null, allowed);
    else answer(null, first.address, first.family);
  });
};

/**
 * Posts once. Takes a redirection as the answer, and does not read the body of an answer.
 * @throws Unreached, InDoubt
 */
export function post(
  { url, headers, body }: Posted,
  { anywhere, patienceMs }: OutgoingSettings,
): Promise<AnsweredPost> {
  const to = new URL(url);
  const why = whyNot(to, { anywhere });
  if (why !== null) return Promise.reject(new Unreached(`It ${why}`));
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      agent: false,
      ...(!anywhere && { lookup: publicLookup }),
    };
    const request = (to.protocol === 'https:' ? httpsRequest : httpRequest)(to, options);
    const late = setTimeout(() => {
      request.destroy(new Error(`No answer came within ${String(patienceMs)} ms`));
    }, patienceMs);
    request.on('close', () => clearTimeout(late));
    request.on('socket', (socket) => {
      socket.once(to.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    request.on('error', (cause) => {
      const told = { cause };
      reject(
        isConnected ? new InDoubt('No answer came', told) : new Unreached('It could not be reached', told),
      );
    });
    request.end(body);
  });
}
