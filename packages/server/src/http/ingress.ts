/** How the server looks from outside: the addresses that people open, and the proxies on the way. */
import { isIP } from 'node:net';
import type { Socket } from 'node:net';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { isAllowedOrigin } from './origin';

export interface IngressSettings {
  readonly publicUrl: URL | null; // https://fire.example/fire; null: whatever host the page came from
  readonly allowedOrigins: readonly string[]; // further ones: ['https://old.example']
  readonly trustedProxies: number; // how many hops before this server tell the truth
}

const HOST_PATTERN = /^[\w.:[\]-]+$/;

type RequestLike = Pick<IncomingMessage, 'headers' | 'socket'>;

export class Ingress {
  readonly allowedOrigins: readonly string[]; // none: whatever host the page came from
  readonly basePath: string; // '/fire', or '' where it is the whole host

  constructor(private readonly settings: IngressSettings) {
    const { publicUrl, allowedOrigins } = settings;
    this.allowedOrigins = publicUrl === null ? [] : [publicUrl.origin, ...allowedOrigins];
    this.basePath = publicUrl?.pathname.replace(/\/+$/, '') ?? '';
  }

  /** Whether the other end of a connection is who asks, and no proxy. */
  get isDirect(): boolean {
    return this.settings.trustedProxies === 0;
  }

  /** The other end of a connection, told as `clientIp` does. */
  clientIpOfSocket({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
    return ipPrefix(remoteAddress ?? '');
  }

  isAllowedOrigin({ headers }: RequestLike): boolean {
    return isAllowedOrigin(headers, this.allowedOrigins);
  }

  /** Whether pages come by https: then cookies are kept to it. */
  isSecure({ headers }: RequestLike): boolean {
    const { publicUrl, trustedProxies } = this.settings;
    if (publicUrl !== null) return publicUrl.protocol === 'https:';
    const protocols = [headers['x-forwarded-proto'] ?? []].flat().join().split(',');
    return (
      trustedProxies > 0 && protocols[Math.max(protocols.length - trustedProxies, 0)]?.trim() === 'https'
    );
  }

  /** Where people open the page, as far as the request tells: 'https://fire.example'. */
  publicOrigin(request: RequestLike): string {
    const { publicUrl } = this.settings;
    if (publicUrl !== null) return publicUrl.origin;
    const host = request.headers.host ?? '';
    return `${this.isSecure(request) ? 'https' : 'http'}://${HOST_PATTERN.test(host) ? host : 'localhost'}`;
  }

  /**
   * The address that somebody asks from, as the outermost proxy that is trusted saw it; where none is, the
   * other end of the line. Of an IPv6 address its network ('2001:db8:1:2::/64'): one household has as many
   * addresses in it as it likes.
   */
  clientIp(request: IncomingMessage): string {
    const { trustedProxies } = this.settings;
    const address = proxyAddress(request, (_, hop) => hop < trustedProxies);
    return ipPrefix(isIP(address) === 0 ? (request.socket.remoteAddress ?? '') : address);
  }
}

function ipPrefix(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${stripZone(address)}/64`).toString()}/64`;
}

const stripZone = (address: string) => address.replace(/%.*$/, '');
