import { isEqual, shareEqual } from './share-equal';

test('returns the old value if the content is the same', () => {
  const before = { id: 1, names: ['Anna', 'Odile'], none: null };
  expect(shareEqual(before, structuredClone(before))).toBe(before);
});

test('keeps the parts that did not change', () => {
  const before = { first: { at: [1, 2] }, second: { at: [3] } };
  const after = shareEqual(before, { first: { at: [1, 2] }, second: { at: [4] } });
  expect(after).toEqual({ first: { at: [1, 2] }, second: { at: [4] } });
  expect(after.first).toBe(before.first);
  expect(after.second).not.toBe(before.second);
});

test.each([
  [[1, 2], [1, 2], true],
  [[1, 2], [1], false],
  [[1], [1, undefined], false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1, b: undefined }, { a: 1 }, false],
  [{ a: [] }, { a: {} }, false],
  [null, {}, false],
  ['a', 'a', true],
])('compares %j and %j', (first, second, expected) => {
  expect(isEqual(first, second)).toBe(expected);
});
