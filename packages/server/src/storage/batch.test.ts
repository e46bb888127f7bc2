import { batched } from './batch';

const UNAVAILABLE = new Error('connection lost');

/** A batcher of words, keyed by their first letter. `commit` gets each batch and fails if a word of it is 'bad'. */
function createBatcher(error = new Error('constraint failed')) {
  const batches: (readonly string[])[] = [];
  const add = batched(
    async (words: readonly string[]) => {
      batches.push(words);
      await Promise.resolve();
      if (words.includes('bad')) throw error;
      return words.map((word) => word.toUpperCase());
    },
    (word) => word.charAt(0),
    (thrown) => thrown === UNAVAILABLE,
  );
  return { add, batches };
}

test('commits what arrives in one turn together, and what arrives meanwhile in the next batch', async () => {
  const { add, batches } = createBatcher();
  const first = [add('ann'), add('cat')];
  expect(batches).toEqual([]);
  await first[0];
  const second = [add('dan'), add('eve')];
  expect(await Promise.all([...first, ...second])).toEqual(['ANN', 'CAT', 'DAN', 'EVE']);
  expect(batches).toEqual([
    ['ann', 'cat'],
    ['dan', 'eve'],
  ]);
});

test('commits items of one key one after another, in order of arrival', async () => {
  const { add, batches } = createBatcher();
  expect(await Promise.all([add('ann'), add('amy'), add('cat'), add('ada')])).toEqual([
    'ANN',
    'AMY',
    'CAT',
    'ADA',
  ]);
  expect(batches).toEqual([['ann', 'cat'], ['amy'], ['ada']]);
});

test('commits the items of a failed batch alone, so that only the bad one fails', async () => {
  const { add, batches } = createBatcher();
  const results = await Promise.allSettled([add('ann'), add('bad'), add('cat')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([['ann', 'bad', 'cat'], ['ann'], ['bad'], ['cat']]);
});

test('rejects the whole batch without another try if the database is unavailable', async () => {
  const { add, batches } = createBatcher(UNAVAILABLE);
  const results = await Promise.allSettled([add('ann'), add('bad')]);
  expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: UNAVAILABLE })));
  expect(batches).toEqual([['ann', 'bad']]);
});
