/** The server's public URL and the proxies in front of it. */
import { isIP } from 'node:net';
import type { Socket } from 'node:net';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import type { Config } from '../config/config';

const HOST_PATTERN = /^[\w.:[\]-]+$/;
// The public DNS does not contain these names.
const LOCAL_SUFFIXES = ['.localhost', '.local', '.lan', '.internal', '.home.arpa'];

type RequestLike = Pick<IncomingMessage, 'headers' | 'socket'>;

export class Ingress {
  readonly allowedOrigins: readonly string[]; // empty: only the requested host
  readonly basePath: string; // '/fire', or '' at the root of the host

  constructor(private readonly settings: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'trustedProxies'>) {
    const { publicUrl, allowedOrigins } = settings;
    this.allowedOrigins = publicUrl === null ? [] : [publicUrl.origin, ...allowedOrigins];
    this.basePath = publicUrl?.pathname.replace(/\/$/, '') ?? '';
  }

  /** Whether clients connect directly, without a proxy. */
  get isDirect(): boolean {
    return this.settings.trustedProxies === 0;
  }

  /** Returns the remote address of a connection, as a prefix like `clientIp`. */
  clientIpOfSocket({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
    return ipPrefix(remoteAddress ?? '');
  }

  /**
   * Whether the server answers under the requested host. Without a public URL only IP addresses and local names are
   * allowed. With DNS rebinding, another website could point its own name at a server in the user's network.
   */
  isAllowedHost({ headers }: Pick<RequestLike, 'headers'>): boolean {
    return this.settings.publicUrl !== null || headers.host === undefined || isLocalHost(headers.host);
  }

  /**
   * Whether a request's Origin is an allowed one, or that of the requested host without a public URL. A request
   * without Origin is allowed, because it does not come from a browser and carries no cookies that a foreign page
   * could abuse.
   */
  isAllowedOrigin(request: RequestLike): boolean {
    const { origin } = request.headers;
    if (!this.isAllowedHost(request)) return false;
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const allowedOrigins =
      this.settings.publicUrl === null ? [new URL(this.publicOrigin(request)).origin] : this.allowedOrigins;
    return allowedOrigins.includes(new URL(origin).origin);
  }

  /** Whether the client uses https, so that cookies must be secure. */
  isSecure({ headers }: RequestLike): boolean {
    const { publicUrl, trustedProxies } = this.settings;
    if (publicUrl !== null) return publicUrl.protocol === 'https:';
    const protocols = [headers['x-forwarded-proto'] ?? []].flat().join().split(',');
    return (
      trustedProxies > 0 && protocols[Math.max(protocols.length - trustedProxies, 0)]?.trim() === 'https'
    );
  }

  /** Returns the origin of the page as far as the request shows it: 'https://fire.example'. */
  publicOrigin(request: RequestLike): string {
    const { publicUrl } = this.settings;
    if (publicUrl !== null) return publicUrl.origin;
    return `${this.isSecure(request) ? 'https' : 'http'}://${this.requestHost(request) ?? 'localhost'}`;
  }

  /** Returns the requested host if it is local, else null: 'localhost:8000'. */
  requestHost({ headers: { host = '' } }: Pick<RequestLike, 'headers'>): string | null {
    return isLocalHost(host) ? host : null;
  }

  /**
   * Returns the client's address as the outermost trusted proxy saw it, or the remote address without a proxy. For
   * IPv6 returns the /64 prefix ('2001:db8:1:2::/64'), because one household can use any address in it.
   */
  clientIp(request: IncomingMessage): string {
    const { trustedProxies } = this.settings;
    const address = proxyAddress(request, (_, hop) => hop < trustedProxies);
    return ipPrefix(isIP(address) === 0 ? (request.socket.remoteAddress ?? '') : address);
  }
}

/** Returns whether an address of `clientIp` is the server's own. Behind an untrusted proxy all clients have it. */
export const isLoopback = (clientIp: string): boolean => clientIp.startsWith('127.') || clientIp === '::/64';

function isLocalHost(host: string): boolean {
  if (!HOST_PATTERN.test(host) || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || !name.includes('.') || LOCAL_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

function ipPrefix(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${stripZone(address)}/64`).toString()}/64`;
}

const stripZone = (address: string) => address.split('%')[0] ?? '';
