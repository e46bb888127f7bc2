import { PersonListCache } from './person-list-cache';
import type { GameSocket, SocketData } from './socket-types';

const socketOf = (personId: string | null): GameSocket => {
  const data: Partial<SocketData> = { personId };
  return { data } as GameSocket;
};

/** Loads that the test answers one by one, in order of their start. */
function heldLoads() {
  const loads: { readonly personId: string; readonly answer: (ids: readonly string[] | Error) => void }[] =
    [];
  const cache = new PersonListCache(
    (personId) =>
      new Promise((resolve, reject) => {
        const answer = (ids: readonly string[] | Error) =>
          ids instanceof Error ? reject(ids) : resolve(ids);
        loads.push({ personId, answer });
      }),
  );
  return { cache, loads };
}

test('has the list of the person at a socket, and none for a visitor without a session key', async () => {
  const { cache, loads } = heldLoads();
  const [ann, unknown] = [socketOf('ann'), socketOf(null)];
  cache.load(ann);
  cache.load(unknown);
  expect(loads.map(({ personId }) => personId)).toEqual(['ann']);
  expect([...cache.get(ann)]).toEqual([]);
  loads[0]?.answer(['ben', 'cat']);
  await cache.whenLoaded([ann, unknown]);
  expect([...cache.get(ann)]).toEqual(['ben', 'cat']);
  expect([...cache.get(unknown)]).toEqual([]);
});

test('keeps the result of the last load, whichever ends first, and waits for it', async () => {
  const { cache, loads } = heldLoads();
  const ann = socketOf('ann');
  cache.load(ann);
  const waits = cache.whenLoaded([ann]);
  let isLoaded = false;
  void waits.then(() => (isLoaded = true));
  cache.load(ann);
  loads[0]?.answer(['old']);
  const ben = socketOf('ben');
  cache.load(ben);
  loads[2]?.answer([]);
  await cache.whenLoaded([ben]); // answered later
  expect([...cache.get(ann)]).toEqual([]);
  expect(isLoaded).toBe(false);
  loads[1]?.answer(['new']);
  await waits;
  expect([...cache.get(ann)]).toEqual(['new']);
});

test('knows whether a list may still be used', async () => {
  const { cache, loads } = heldLoads();
  const ann = socketOf('ann');
  const none = cache.get(ann);
  expect(cache.isCurrent(ann, none)).toBe(true);
  cache.load(ann);
  expect(cache.isCurrent(ann, none)).toBe(false);
  loads[0]?.answer([]);
  await cache.whenLoaded([ann]);
  expect(cache.isCurrent(ann, none)).toBe(false);
  expect(cache.isCurrent(ann, cache.get(ann))).toBe(true);
});

test('keeps the earlier list if a load fails', async () => {
  const { cache, loads } = heldLoads();
  const ann = socketOf('ann');
  cache.load(ann);
  loads[0]?.answer(['ben']);
  await cache.whenLoaded([ann]);
  const before = cache.get(ann);
  cache.load(ann);
  loads[1]?.answer(new Error('gone'));
  await cache.whenLoaded([ann]);
  expect(cache.get(ann)).toBe(before);
  expect(cache.isCurrent(ann, before)).toBe(true);
});
