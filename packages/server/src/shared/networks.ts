/** The networks that a client's address belongs to. Home lines have a whole /56 or /48, and clouds lend whole /24. */
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Network {
  readonly name: string; // '192.0.2.0/24'
  readonly share: number; // factor of the limits of one address
}

// A carrier has thousands of homes behind a /24, but a /48 belongs to one site.
const IPV4_SHARES = [[24, 8]] as const;
const IPV6_SHARES = [
  [56, 2],
  [48, 4],
] as const;

/**
 * Returns the address itself and its larger networks, the smallest first. An address is one of `Ingress.clientIp`; any
 * other text is a network of its own.
 */
export function networksOf(address: string): readonly Network[] {
  const own = { name: address, share: 1 };
  if (isIPv4(address)) return [own, ...IPV4_SHARES.map(([bits, share]) => widen(address, bits, share))];
  const [ip = '', bits] = address.split('/');
  if (bits !== '64') return [own];
  return [own, ...IPV6_SHARES.map(([wider, share]) => widen(ip, wider, share))];
}

function widen(ip: string, bits: number, share: number): Network {
  const parsed = ipaddr.parse(ip);
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return {
    name: `${family.networkAddressFromCIDR(`${ip}/${String(bits)}`).toString()}/${String(bits)}`,
    share,
  };
}
