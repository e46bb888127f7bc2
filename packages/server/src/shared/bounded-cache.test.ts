import { BoundedCache } from './bounded-cache';

const ENTRY_BYTES = 10;

const newCache = (entries: number, options: { onEvict?: (key: string) => void } = {}) =>
  new BoundedCache<string, number>({
    maxBytes: entries * ENTRY_BYTES,
    sizeOf: () => ENTRY_BYTES,
    ...options,
  });

const bytesOf = (cache: BoundedCache<string, number>): number =>
  [...cache.keys()].reduce((sum, key) => sum + (cache.peek(key) ?? 0), 0);

test('keeps the entries that were used last', () => {
  const cache = newCache(3);
  for (const key of ['a', 'b', 'c']) cache.set(key, 1);
  cache.get('a');
  cache.peek('b'); // no use
  cache.set('d', 1);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.has(key))).toEqual(['a', 'c', 'd']);
});

test('never holds more bytes than its limit, whatever the sizes of the entries', () => {
  const cache = new BoundedCache<string, number>({ maxBytes: 1000, sizeOf: (value) => value });
  for (let number = 0; number < 3000; number += 1) {
    cache.set(`entry ${String(number % 70)}`, 1 + ((number * 37) % 600));
    expect(bytesOf(cache)).toBeLessThanOrEqual(1000);
  }
  expect(bytesOf(cache)).toBeGreaterThan(0);
  cache.set('large', 500);
  cache.clear();
  cache.set('large', 500);
  expect(cache.get('large')).toBe(500);
  cache.set('larger than the cache', 1001);
  expect(cache.get('larger than the cache')).toBeUndefined();
});

test('replaces the size of an entry that is written again', () => {
  const cache = new BoundedCache<string, number>({ maxBytes: 1000, sizeOf: (value) => value });
  for (const bytes of [50, 900, 20]) cache.set('entry', bytes);
  cache.set('other', 980);
  expect([cache.get('entry'), cache.get('other')]).toEqual([20, 980]);
});

test('names each evicted entry once', () => {
  const evicted: string[] = [];
  const cache = newCache(32, { onEvict: (key) => evicted.push(key) });
  for (let number = 0; number < 100; number += 1) cache.set(String(number), number);
  const kept = [...cache.keys()];
  expect(kept).toHaveLength(32);
  expect([...evicted, ...kept].sort()).toEqual(
    Array.from({ length: 100 }, (_, number) => String(number)).sort(),
  );
});

test('keeps pinned entries beside the limit, and returns them to it when they are unpinned', () => {
  const cache = newCache(16);
  const pinned = Array.from({ length: 50 }, (_, number) => `pinned ${String(number)}`);
  cache.set('pinned 0', -1);
  for (const key of pinned) cache.pin(key);
  expect(cache.get('pinned 0')).toBe(-1);
  expect(cache.get('pinned 1')).toBeUndefined();
  for (const [number, key] of pinned.entries()) cache.set(key, number);
  for (let number = 0; number < 100; number += 1) cache.set(String(number), number);
  expect(pinned.map((key) => cache.get(key))).toEqual(pinned.map((_, number) => number));
  cache.delete('pinned 0');
  expect(cache.has('pinned 0')).toBe(false);
  for (const key of pinned) cache.unpin(key);
  expect([...cache.keys()]).toHaveLength(16);
});

test('keeps the value of an entry that is unpinned, as one that was used last', () => {
  const cache = newCache(2);
  cache.pin('held');
  cache.set('held', 1);
  for (const key of ['a', 'b']) cache.set(key, 2);
  cache.unpin('held');
  expect([cache.get('held'), cache.has('a'), cache.has('b')]).toEqual([1, false, true]);
  cache.unpin('never pinned');
  cache.pin('empty');
  cache.unpin('empty');
  expect([...cache.keys()].sort()).toEqual(['b', 'held']);
});
