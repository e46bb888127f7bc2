import { isIP } from 'node:net';

const BARE_ADDRESSES = 'bare addresses';

/**
 * Returns the site of a URL: the last two labels of its host name, because the owner of a domain has all its names and
 * ports. All hosts without a name are one site.
 */
export function getUrlSite(url: string): string {
  const { hostname } = new URL(url);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return BARE_ADDRESSES;
  return hostname.replace(/\.$/, '').split('.').slice(-2).join('.');
}
