/** How the server looks from outside: the addresses that people open, and the proxies on the way. */
import { isIP } from 'node:net';
import type { Socket } from 'node:net';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { isOwnOrigin } from '../origin';

export interface OutsideSettings {
  readonly publicUrl: URL | null; // https://fire.example/fire; null: whatever host the page came from
  readonly allowedOrigins: readonly string[]; // further ones: ['https://old.example']
  readonly trustedProxies: number; // how many hops before this server tell the truth
}

const HOST = /^[\w.:[\]-]+$/;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

export class Outside {
  readonly origins: readonly string[]; // none: whatever host the page came from
  readonly basePath: string; // '/fire', or '' where it is the whole host

  constructor(private readonly settings: OutsideSettings) {
    const { publicUrl, allowedOrigins } = settings;
    this.origins = publicUrl === null ? [] : [publicUrl.origin, ...allowedOrigins];
    this.basePath = publicUrl?.pathname.replace(/\/+$/, '') ?? '';
  }

  /** Whether the other end of a connection is who asks, and no proxy. */
  get seesAddresses(): boolean {
    return this.settings.trustedProxies === 0;
  }

  /** The other end of a connection, told as `addressOf` does. */
  addressOfLine({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
    return networkOf(remoteAddress ?? '');
  }

  isOwnOrigin({ headers }: Asked): boolean {
    return isOwnOrigin(headers, this.origins);
  }

  /** Whether pages come by https: then cookies are kept to it. */
  isSecure({ headers }: Asked): boolean {
    const { publicUrl, trustedProxies } = this.settings;
    if (publicUrl !== null) return publicUrl.protocol === 'https:';
    const told = [headers['x-forwarded-proto'] ?? []].flat().join().split(',');
    return trustedProxies > 0 && told[Math.max(told.length - trustedProxies, 0)]?.trim() === 'https';
  }

  /** Where people open the page, as far as the request tells: 'https://fire.example'. */
  addressFor(request: Asked): string {
    const { publicUrl } = this.settings;
    if (publicUrl !== null) return publicUrl.origin;
    const host = request.headers.host ?? '';
    return `${this.isSecure(request) ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
  }

  /**
   * The address that somebody asks from, as the outermost proxy that is trusted saw it; where none is, the
   * other end of the line. Of an IPv6 address its network ('2001:db8:1:2::/64'): one household has as many
   * addresses in it as it likes.
   */
  addressOf(request: IncomingMessage): string {
    const { trustedProxies } = this.settings;
    const told = proxyAddress(request, (_, hop) => hop < trustedProxies);
    return networkOf(isIP(told) === 0 ? (request.socket.remoteAddress ?? '') : told);
  }
}

function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/64`).toString()}/64`;
}

const withoutZone = (address: string) => address.replace(/%.*$/, '');
