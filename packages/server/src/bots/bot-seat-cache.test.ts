import { CacheRegistry } from '../shared/cache-registry';
import type { StoredMatch } from '../entities/match';
import { BotSeatCache, botLevelsOf } from './bot-seat-cache';

const seat = (index: number, bot: 'merchant' | null) => ({ seat: index, bot });
const match = (changes: object = {}) =>
  ({
    status: 'running',
    botSpeed: 'fast',
    seats: [seat(0, null), seat(1, 'merchant')],
    ...changes,
  }) as unknown as StoredMatch;

/** A cache over a storage that answers in turn; an error is a failed read. */
function openCache(...answers: readonly (StoredMatch | null | Error)[]) {
  let reads = 0;
  const find = () => {
    const answer = answers[Math.min(reads, answers.length - 1)] ?? null;
    reads += 1;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { cache: new BotSeatCache({ find }, new CacheRegistry(1_000_000)), reads: () => reads };
}

test('only a running match has bots', () => {
  expect([...botLevelsOf(match())]).toEqual([[1, 'merchant']]);
  for (const status of ['open', 'finished', 'unfinished'])
    expect(botLevelsOf(match({ status })).size).toBe(0);
  expect(botLevelsOf(null).size).toBe(0);
});

test('reads a match once until its table changes', async () => {
  const { cache, reads } = openCache(match(), match({ botSpeed: null, seats: [seat(0, null)] }));
  expect(await cache.get('m')).toEqual({ levels: new Map([[1, 'merchant']]), speed: 'fast' });
  await cache.get('m');
  expect(reads()).toBe(1);
  cache.evict('m');
  expect(await cache.get('m')).toEqual({ levels: new Map(), speed: 'normal' });
  cache.clear();
  await cache.get('m');
  expect(reads()).toBe(3);
});

test('reads again after a read that failed', async () => {
  const { cache, reads } = openCache(new Error('The database is away'), match());
  await expect(cache.get('m')).rejects.toThrow('away');
  expect((await cache.get('m')).levels.size).toBe(1);
  expect(reads()).toBe(2);
});

test('discards what it reads while the table changes', async () => {
  const { cache } = openCache(match({ seats: [] }), match());
  const before = cache.get('m');
  cache.evict('m');
  await before;
  expect(cache.isKnownEmpty('m')).toBe(false);
  expect((await cache.get('m')).levels.size).toBe(1);
});

test('knows a match without bots once it has read it', async () => {
  const { cache } = openCache(match({ seats: [seat(0, null)] }));
  expect(cache.isKnownEmpty('m')).toBe(false);
  const reading = cache.get('m');
  expect(cache.isKnownEmpty('m')).toBe(false);
  await reading;
  expect(cache.isKnownEmpty('m')).toBe(true);
  const { cache: withBots } = openCache(match());
  await withBots.get('m');
  expect(withBots.isKnownEmpty('m')).toBe(false);
});
