/** The server's public URL and the proxies in front of it. */
import { isIP, type Socket } from 'node:net';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { Config } from '../config/config';

const MAX_LOGGED_CHARS = 50;
const HOST_PATTERN = /^[\w.:[\]-]+$/;
// The public DNS does not contain these names.
const LOCAL_SUFFIXES = ['.localhost', '.local', '.lan', '.internal', '.home.arpa'];

type RequestLike = Pick<IncomingMessage, 'headers' | 'socket'>;

export class Ingress {
  readonly allowedOrigins: readonly string[]; // empty: only the requested host
  readonly basePath: string; // '/fire', or '' at the root of the host

  private readonly warnings = new Set<string>(); // each is logged once

  constructor(
    private readonly settings: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'trustedProxies'>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    const { publicUrl, allowedOrigins } = settings;
    this.allowedOrigins = publicUrl === null ? [] : [publicUrl.origin, ...allowedOrigins];
    this.basePath = publicUrl?.pathname.replace(/\/$/, '') ?? '';
  }

  /** Whether the server has a public address. Other websites must not read a server of a private network. */
  get isPublic(): boolean {
    return this.settings.publicUrl !== null;
  }

  /** Whether clients connect directly, without a proxy. */
  get isDirect(): boolean {
    return this.settings.trustedProxies === 0;
  }

  /** Returns the remote address of a connection, as a prefix like `clientIp`. A closed connection has ''. */
  clientIpOfSocket({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string {
    return readIpPrefix(remoteAddress) ?? '';
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
    const protocols = listOf(headers['x-forwarded-proto']);
    return trustedProxies > 0 && protocols[Math.max(protocols.length - trustedProxies, 0)] === 'https';
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
   * Returns the client's address as the outermost trusted proxy saw it. Returns the remote address without a proxy, and
   * if the proxy's entry is no address. For IPv6 returns the /64 prefix ('2001:db8:1:2::/64'), because one household
   * can use any address in it.
   */
  clientIp({ headers, socket }: RequestLike): string {
    const { trustedProxies } = this.settings;
    const header = headers['x-forwarded-for'];
    if (header === undefined) return this.clientIpOfSocket(socket);
    if (trustedProxies === 0) {
      this.warnOnce('X-Forwarded-For is ignored; set TRUSTED_PROXIES if a reverse proxy sends it');
      return this.clientIpOfSocket(socket);
    }
    const entries = listOf(header);
    const entry = entries[Math.max(entries.length - trustedProxies, 0)] ?? '';
    const address = readIpPrefix(withoutPort(entry));
    if (address === null) {
      const form = entry.slice(0, MAX_LOGGED_CHARS).replace(/[\da-f]/gi, 'x'); // shows no address
      this.warnOnce('X-Forwarded-For has no address in the entry of the proxy', { form });
    }
    return address ?? this.clientIpOfSocket(socket);
  }

  private warnOnce(message: string, fields: object = {}): void {
    if (this.warnings.has(message)) return;
    this.warnings.add(message);
    this.log.warn(fields, message);
  }
}

/** Returns whether an address of `clientIp` is the server's own. Behind an untrusted proxy all clients have it. */
export const isLoopback = (clientIp: string): boolean => clientIp.startsWith('127.') || clientIp === '::/64';

/** Returns the entries of a header. Each proxy appends one. */
const listOf = (header: string | readonly string[] = ''): readonly string[] =>
  [header]
    .flat()
    .join()
    .split(',')
    .map((entry) => entry.trim());

function isLocalHost(host: string): boolean {
  if (!HOST_PATTERN.test(host) || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || !name.includes('.') || LOCAL_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

/** Returns the address of '1.2.3.4:5678' and '[::1]:5678', and any other text unchanged. Some proxies add the port. */
function withoutPort(entry: string): string {
  const [, bracketed, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(entry) ?? [];
  return bracketed ?? ipv4 ?? entry;
}

/** Returns the prefix of an IP address, or null for any other text. The zone of a link-local address is left out. */
function readIpPrefix(text: string): string | null {
  const [address = ''] = text.split('%');
  // Only the forms that Node reads: ipaddr.js reads '1' and '0x7f.1' too.
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
