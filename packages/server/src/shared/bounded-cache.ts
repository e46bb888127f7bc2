/** A cache bounded by the bytes of its values. */
import { LRUCache } from 'lru-cache';

export interface BoundedCacheOptions<K, V> {
  readonly maxBytes: number;
  /** Estimates the heap of an entry in bytes. It runs on each write, so it must not walk through the value. */
  readonly sizeOf: (value: V, key: K) => number;
  readonly ttlMs?: number; // from the last use; default: an entry does not expire
  readonly onEvict?: (key: K) => void; // the cache has dropped the entry by itself
}

/** Counts since the start of the cache, and its present size. */
export interface CacheStats {
  readonly hits: number;
  readonly misses: number;
  readonly evictions: number;
  readonly bytes: number;
}

/** Part of the bytes for new entries. */
const RECENT_SHARE = 1 / 16;

/** While the main part is full, each n-th new entry replaces an entry of it. */
const ADMISSION_INTERVAL = 32;

/**
 * Evicts entries by least recent use, in two parts. A new entry enters the recent part. From there it enters the main
 * part if that has room. Otherwise only one in `ADMISSION_INTERVAL` replaces an entry of the main part. So if more
 * entries are used in turn than fit, most of the main part stays and is hit. One LRU would miss each time.
 *
 * A pinned entry stays whatever its size. Pin an entry while another object holds its value, because an eviction would
 * then free no memory.
 */
export class BoundedCache<K extends string, V extends object | number | string> {
  private readonly recent: LRUCache<K, V>;
  private readonly main: LRUCache<K, V>;
  private readonly pinned = new Map<K, V | null>(); // null: pinned, but not loaded yet
  private newcomers = 0; // entries that left the recent part while the main part was full
  private hits = 0;
  private misses = 0;
  private evictions = 0;

  constructor(private readonly options: BoundedCacheOptions<K, V>) {
    const { maxBytes, ttlMs = 0, sizeOf } = options;
    const recentBytes = Math.max(1, Math.floor(maxBytes * RECENT_SHARE));
    const shared = {
      ttl: ttlMs,
      updateAgeOnGet: true,
      perf: performance,
      sizeCalculation: (value: V, key: K) => Math.max(1, Math.ceil(sizeOf(value, key))),
    };
    this.recent = new LRUCache<K, V>({
      ...shared,
      maxSize: recentBytes,
      dispose: (value, key, reason) => {
        if (reason === 'evict') this.admit(key, value);
        if (reason === 'expire') this.countEviction(key);
      },
    });
    this.main = new LRUCache<K, V>({
      ...shared,
      maxSize: Math.max(1, maxBytes - recentBytes),
      dispose: (_value, key, reason) => {
        if (reason === 'evict' || reason === 'expire') this.countEviction(key);
      },
    });
  }

  /** Returns the value of a key and counts a hit or a miss. */
  get(key: K): V | undefined {
    const value = this.pinned.get(key) ?? this.main.get(key) ?? this.recent.get(key);
    if (value === undefined) this.misses += 1;
    else this.hits += 1;
    return value;
  }

  /** Returns the value of a key. Unlike `get`, does not count and is no use of the entry. */
  peek(key: K): V | undefined {
    return this.pinned.get(key) ?? this.main.peek(key) ?? this.recent.peek(key);
  }

  has(key: K): boolean {
    return this.peek(key) !== undefined;
  }

  set(key: K, value: V): void {
    if (this.pinned.has(key)) {
      this.pinned.set(key, value);
      return;
    }
    if (this.main.has(key)) {
      this.main.set(key, value);
      return;
    }
    this.main.delete(key); // an expired entry
    if (this.options.sizeOf(value, key) <= this.recent.maxSize) this.recent.set(key, value);
    else {
      this.recent.delete(key);
      this.admit(key, value);
    }
  }

  delete(key: K): void {
    if (this.pinned.has(key)) this.pinned.set(key, null);
    this.main.delete(key);
    this.recent.delete(key);
  }

  clear(): void {
    for (const key of this.pinned.keys()) this.pinned.set(key, null);
    this.main.clear();
    this.recent.clear();
  }

  /** Keeps the present and later values of a key until `unpin`. */
  pin(key: K): void {
    if (this.pinned.has(key)) return;
    const value = this.peek(key) ?? null;
    this.delete(key);
    this.pinned.set(key, value);
  }

  unpin(key: K): void {
    const value = this.pinned.get(key) ?? null;
    this.pinned.delete(key);
    if (value !== null) this.set(key, value);
  }

  /** Drops the expired entries, which otherwise stay until they are read. */
  purgeExpired(): void {
    this.recent.purgeStale();
    this.main.purgeStale();
  }

  /** The keys of all entries. */
  *keys(): Generator<K> {
    for (const [key, value] of this.pinned) if (value !== null) yield key;
    yield* this.main.keys();
    yield* this.recent.keys();
  }

  /** Number of entries. */
  get size(): number {
    return [...this.keys()].length;
  }

  get stats(): CacheStats {
    const { hits, misses, evictions, main, recent } = this;
    let bytes = main.calculatedSize + recent.calculatedSize;
    for (const [key, value] of this.pinned) if (value !== null) bytes += this.options.sizeOf(value, key);
    return { hits, misses, evictions, bytes };
  }

  /** Moves an entry to the main part if that has room, or if its turn has come. Otherwise drops the entry. */
  private admit(key: K, value: V): void {
    const { main } = this;
    const hasRoom = main.calculatedSize + this.options.sizeOf(value, key) <= main.maxSize;
    if (!hasRoom) this.newcomers += 1;
    if (hasRoom || this.newcomers % ADMISSION_INTERVAL === 0) main.set(key, value);
    if (!main.has(key)) this.countEviction(key);
  }

  private countEviction(key: K): void {
    this.evictions += 1;
    this.options.onEvict?.(key);
  }
}
