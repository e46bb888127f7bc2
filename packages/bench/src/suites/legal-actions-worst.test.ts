import { findLongestLists } from './legal-actions-worst';

test('findLongestLists repeats its result, and finds longer lists with more tries', () => {
  const found = (tries: number) => findLongestLists(tries).map(({ seed, value }) => ({ seed, value }));
  const few = found(1);
  expect(found(1)).toEqual(few);
  const all = (lists: typeof few) => lists.reduce((sum, { value }) => sum + value, 0);
  expect(all(found(6))).toBeGreaterThan(all(few));
});
