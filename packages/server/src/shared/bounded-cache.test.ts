import { LRUCache } from 'lru-cache';
import { BoundedCache } from './bounded-cache';

const ENTRY_BYTES = 10;

/** Uses `keyCount` keys in turn, as a server does with its tables. Returns the hit rate after a warm-up. */
function hitRateInTurn(
  cache: Pick<BoundedCache<string, number>, 'get' | 'set'>,
  keyCount: number,
  rounds = 40,
): number {
  let hits = 0;
  for (let round = 0; round < 2 * rounds; round += 1)
    for (let number = 0; number < keyCount; number += 1) {
      const key = String(number);
      if (cache.get(key) === undefined) cache.set(key, number);
      else if (round >= rounds) hits += 1;
    }
  return hits / (rounds * keyCount);
}

const newCache = (entries: number, options: { onEvict?: (key: string) => void; ttlMs?: number } = {}) =>
  new BoundedCache<string, number>({
    maxBytes: entries * ENTRY_BYTES,
    sizeOf: () => ENTRY_BYTES,
    ...options,
  });

test.each([1.1, 1.5, 2, 3, 5])(
  'keeps at least 80 % of the best hit rate if %d times as many entries are used in turn as fit',
  (ratio) => {
    const best = 1 / ratio;
    expect(hitRateInTurn(newCache(320), 320 * ratio)).toBeGreaterThan(0.8 * best);
    // An LRU of the same size never hits, so the measure means something.
    expect(hitRateInTurn(new LRUCache<string, number>({ max: 320 }), 320 * ratio)).toBe(0);
  },
);

test('hits each time if all entries fit', () => {
  expect(hitRateInTurn(newCache(320), 300)).toBe(1);
});

test('follows its use: entries that are no longer used make room', () => {
  const cache = newCache(320);
  for (let number = 0; number < 320; number += 1) cache.set(`old ${String(number)}`, number);
  expect(hitRateInTurn(cache, 200, 80)).toBeGreaterThan(0.9);
});

test('never holds more bytes than its limit, whatever the sizes of the entries', () => {
  const cache = new BoundedCache<string, number>({ maxBytes: 1000, sizeOf: (value) => value });
  for (let number = 0; number < 3000; number += 1) {
    cache.set(`entry ${String(number % 70)}`, 1 + ((number * 37) % 600));
    expect(cache.stats.bytes).toBeLessThanOrEqual(1000);
  }
  expect(cache.size).toBeGreaterThan(0);
  cache.set('larger than the recent part', 500);
  cache.clear();
  cache.set('larger than the recent part', 500);
  expect(cache.get('larger than the recent part')).toBe(500);
  cache.set('larger than the cache', 1001);
  expect(cache.get('larger than the cache')).toBeUndefined();
});

test('replaces the size of an entry that is written again', () => {
  const cache = new BoundedCache<string, number>({ maxBytes: 1000, sizeOf: (value) => value });
  for (const bytes of [50, 300, 20]) {
    cache.set('entry', bytes);
    expect(cache.stats.bytes).toBe(bytes);
    expect(cache.get('entry')).toBe(bytes);
  }
});

test('counts hits, misses and evictions, and names each evicted entry once', () => {
  const evicted: string[] = [];
  const cache = newCache(32, { onEvict: (key) => evicted.push(key) });
  for (let number = 0; number < 100; number += 1) cache.set(String(number), number);
  const kept = new Set(cache.keys());
  expect(kept.size).toBe(cache.size);
  expect([...evicted, ...kept].sort()).toEqual(
    Array.from({ length: 100 }, (_, number) => String(number)).sort(),
  );
  const [first = ''] = kept;
  cache.get(first);
  cache.get('missing');
  cache.peek(first);
  expect(cache.stats).toEqual({
    hits: 1,
    misses: 1,
    evictions: 100 - kept.size,
    bytes: kept.size * ENTRY_BYTES,
  });
});

test('keeps pinned entries beside the limit, and returns them to it when they are unpinned', () => {
  const cache = newCache(16);
  const pinned = Array.from({ length: 50 }, (_, number) => `pinned ${String(number)}`);
  cache.set('pinned 0', -1);
  for (const key of pinned) cache.pin(key);
  expect(cache.get('pinned 0')).toBe(-1);
  expect(cache.get('pinned 1')).toBeUndefined();
  for (const [number, key] of pinned.entries()) cache.set(key, number);
  hitRateInTurn(cache, 100);
  expect(pinned.map((key) => cache.get(key))).toEqual(pinned.map((_, number) => number));
  cache.delete('pinned 0');
  expect(cache.has('pinned 0')).toBe(false);
  for (const key of pinned) cache.unpin(key);
  expect(cache.stats.bytes).toBeLessThanOrEqual(16 * ENTRY_BYTES);
});

test('drops entries that were not used for as long as the time to live', () => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(1); // lru-cache ignores the expiry of an entry that was written at 0
  const evicted: string[] = [];
  const cache = newCache(32, { ttlMs: 1000, onEvict: (key) => evicted.push(key) });
  cache.set('used', 1);
  cache.set('unused', 2);
  jest.advanceTimersByTime(600);
  cache.get('used');
  jest.advanceTimersByTime(600);
  cache.purgeExpired();
  expect([[...cache.keys()], evicted]).toEqual([['used'], ['unused']]);
  jest.useRealTimers();
});
