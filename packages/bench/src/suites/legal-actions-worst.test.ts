import { findLongestLists } from './legal-actions-worst';

test('the search for long lists finds the same positions again, and longer ones with more tries', () => {
  const found = (tries: number) => findLongestLists(tries).map(({ seed, choices }) => ({ seed, choices }));
  const few = found(1);
  expect(found(1)).toEqual(few);
  const all = (lists: typeof few) => lists.reduce((sum, { choices }) => sum + choices, 0);
  expect(all(found(6))).toBeGreaterThan(all(few));
});
