/** The caches of a server. They divide one budget of memory. */
import { BoundedCache, type BoundedCacheOptions, type CacheStats } from './bounded-cache';

/** Parts of the budget, for some 1,000 matches in use that have no connection. */
const SHARES = {
  matches: 62,
  'historic-views': 16,
  'preview-images': 16,
  'bot-seats': 2,
  'match-addresses': 4,
} as const;
const TOTAL_SHARES = Object.values(SHARES).reduce((sum: number, share) => sum + share, 0);

type CacheName = keyof typeof SHARES;

/** Suits a server with 1 GB of memory. */
export const DEFAULT_CACHE_BYTES = 128_000_000;

export class CacheRegistry {
  private readonly caches = new Map<
    CacheName,
    { readonly stats: CacheStats; readonly purgeExpired: () => void }
  >();

  constructor(private readonly totalBytes = DEFAULT_CACHE_BYTES) {}

  /** Creates the cache of this name with its share of the budget. */
  create<K extends string, V extends object | number | string>(
    name: CacheName,
    options: Omit<BoundedCacheOptions<K, V>, 'maxBytes'>,
  ): BoundedCache<K, V> {
    const maxBytes = Math.floor((this.totalBytes * SHARES[name]) / TOTAL_SHARES);
    const cache = new BoundedCache<K, V>({ ...options, maxBytes });
    this.caches.set(name, cache);
    return cache;
  }

  /** The statistics by name. */
  get stats(): ReadonlyMap<CacheName, CacheStats> {
    return new Map([...this.caches].map(([name, { stats }]) => [name, stats]));
  }

  purgeExpired(): void {
    for (const cache of this.caches.values()) cache.purgeExpired();
  }
}
