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

/**
 * Evicts entries by least recent use. A pinned entry stays whatever its size. Pin an entry while another object holds its
 * value, because an eviction would then free no memory.
 */
export class BoundedCache<K extends string, V extends object | number | string> {
  private readonly entries: LRUCache<K, V>;
  private readonly pinned = new Map<K, V | null>(); // null: pinned, but not loaded yet
  private hits = 0;
  private misses = 0;
  private evictions = 0;

  constructor(private readonly options: BoundedCacheOptions<K, V>) {
    const { maxBytes, ttlMs = 0, sizeOf, onEvict } = options;
    this.entries = new LRUCache<K, V>({
      maxSize: Math.max(1, maxBytes),
      ttl: ttlMs,
      updateAgeOnGet: true,
      perf: performance,
      sizeCalculation: (value: V, key: K) => Math.max(1, Math.ceil(sizeOf(value, key))),
      dispose: (_value, key, reason) => {
        if (reason !== 'evict' && reason !== 'expire') return;
        this.evictions += 1;
        onEvict?.(key);
      },
    });
  }

  /** Returns the value of a key and counts a hit or a miss. */
  get(key: K): V | undefined {
    const value = this.pinned.get(key) ?? this.entries.get(key);
    if (value === undefined) this.misses += 1;
    else this.hits += 1;
    return value;
  }

  /** Returns the value of a key. Unlike `get`, does not count and is no use of the entry. */
  peek(key: K): V | undefined {
    return this.pinned.get(key) ?? this.entries.peek(key);
  }

  has(key: K): boolean {
    return this.peek(key) !== undefined;
  }

  set(key: K, value: V): void {
    if (this.pinned.has(key)) this.pinned.set(key, value);
    else this.entries.set(key, value);
  }

  delete(key: K): void {
    if (this.pinned.has(key)) this.pinned.set(key, null);
    this.entries.delete(key);
  }

  clear(): void {
    for (const key of this.pinned.keys()) this.pinned.set(key, null);
    this.entries.clear();
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
    this.entries.purgeStale();
  }

  *keys(): Generator<K> {
    for (const [key, value] of this.pinned) if (value !== null) yield key;
    yield* this.entries.keys();
  }

  /** Number of entries. */
  get size(): number {
    return [...this.keys()].length;
  }

  get stats(): CacheStats {
    const { hits, misses, evictions, entries } = this;
    let bytes = entries.calculatedSize;
    for (const [key, value] of this.pinned) if (value !== null) bytes += this.options.sizeOf(value, key);
    return { hits, misses, evictions, bytes };
  }
}
