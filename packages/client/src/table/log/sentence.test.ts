import { countRepeats, timesSuffix } from './sentence';

test('counts a repeated district where it first appears', () => {
  expect(countRepeats(['tower-street', 'billingsgate', 'tower-street'])).toEqual([
    { district: 'tower-street', times: 2 },
    { district: 'billingsgate', times: 1 },
  ]);
});

test('adds the number of appearances only to a repeated name', () => {
  expect([timesSuffix(1), timesSuffix(2)]).toEqual(['', '\u00a0×2']);
});
