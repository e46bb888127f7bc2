import { middleOfAll } from './use-follow';

test('the middle of one district is the middle of its bounds, in shares of the width', () => {
  const { across, down } = middleOfAll(['pudding-lane'], [14, 8, 1572, 1179]);
  expect(across * 1572 + 14).toBeCloseTo(1004, 0);
  expect(down * 1572 + 8).toBeCloseTo(793, 0);
});

test('the middle of several lies between the outermost', () => {
  const box = [0, 0, 1600, 1100] as const;
  const west = middleOfAll(['temple'], box);
  const east = middleOfAll(['tower'], box);
  const both = middleOfAll(['temple', 'tower'], box);
  expect(both.across).toBeGreaterThan(west.across);
  expect(both.across).toBeLessThan(east.across);
});
