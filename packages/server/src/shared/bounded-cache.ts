/** A cache bounded by the bytes of its values. */
import { LRUCache } from 'lru-cache';

interface BoundedCacheOptions<K, V> {
  readonly maxBytes: number;
  /** Estimates the heap of an entry in bytes. It runs on each write, so it must not walk through the value. */
  readonly sizeOf: (value: V) => number;
  readonly onEvict?: (key: K) => void; // the cache has dropped the entry by itself
}

/** Parts of `CACHE_MB`. */
export const CACHE_SHARES = { matches: 0.8, images: 0.2 } as const;

/**
 * Evicts entries by least recent use. A pinned entry stays whatever its size. Pin an entry while another object holds its
 * value, because an eviction would then free no memory.
 */
export class BoundedCache<K extends string, V extends object | number> {
  private readonly entries: LRUCache<K, V>;
  private readonly pinned = new Map<K, V | null>(); // null: pinned, but not loaded yet

  constructor({ maxBytes, sizeOf, onEvict }: BoundedCacheOptions<K, V>) {
    this.entries = new LRUCache<K, V>({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: (value: V) => Math.max(1, Math.ceil(sizeOf(value))),
      dispose: (_value, key, reason) => {
        if (reason === 'evict') onEvict?.(key);
      },
    });
  }

  get(key: K): V | undefined {
    return this.pinned.get(key) ?? this.entries.get(key);
  }

  /** Returns the value of a key. Unlike `get`, is no use of the entry. */
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

  *keys(): Generator<K> {
    for (const [key, value] of this.pinned) if (value !== null) yield key;
    yield* this.entries.keys();
  }
}
