/** The caches of a server. They divide one budget of memory. */
import { BoundedCache, type BoundedCacheOptions, type CacheStats } from './bounded-cache';

/** Parts of the budget, for some 1,000 matches in use that have no connection. */
const SHARES = {
  matches: 62,
  'historic-views': 16,
  'preview-images': 16,
  'bot-logs': 16,
  'bot-seats': 2,
  'match-addresses': 4,
} as const;
const TOTAL_SHARES = Object.values(SHARES).reduce((sum: number, share) => sum + share, 0);

type CacheName = keyof typeof SHARES;

/** Suits a server with 1 GB of memory. */
export const DEFAULT_CACHE_BYTES = 128_000_000;

export class CacheRegistry {
  private readonly caches: {
    readonly name: CacheName;
    readonly cache: { readonly stats: CacheStats; readonly purgeExpired: () => void };
  }[] = [];

  constructor(private readonly totalBytes = DEFAULT_CACHE_BYTES) {}

  /** Creates a cache with its share of the budget. `parts`: number of caches of this name. */
  create<K extends string, V extends object | number | string>(
    name: CacheName,
    options: Omit<BoundedCacheOptions<K, V>, 'maxBytes'>,
    parts = 1,
  ): BoundedCache<K, V> {
    const maxBytes = Math.floor((this.totalBytes * SHARES[name]) / TOTAL_SHARES / parts);
    const cache = new BoundedCache<K, V>({ ...options, maxBytes });
    this.caches.push({ name, cache });
    return cache;
  }

  /** The statistics by name. Caches of one name are added up. */
  get stats(): ReadonlyMap<CacheName, CacheStats> {
    const totals = new Map<CacheName, CacheStats>();
    for (const { name, cache } of this.caches) {
      const { hits, misses, evictions, bytes } = cache.stats;
      const total = totals.get(name) ?? { hits: 0, misses: 0, evictions: 0, bytes: 0 };
      totals.set(name, {
        hits: total.hits + hits,
        misses: total.misses + misses,
        evictions: total.evictions + evictions,
        bytes: total.bytes + bytes,
      });
    }
    return totals;
  }

  purgeExpired(): void {
    for (const { cache } of this.caches) cache.purgeExpired();
  }
}
