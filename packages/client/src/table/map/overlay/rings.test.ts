import { joinRings } from './rings';

const ring = (x: number, y = 0) => ({ x, y, scale: 1, width: 0 });

test('joins the rings of pieces side by side to one', () => {
  expect(joinRings([ring(40), ring(0), ring(20)])).toEqual([{ x: 0, y: 0, scale: 1, width: 40 }]);
});

test('keeps the rings of pieces apart, and of pieces in different rows', () => {
  const apart = [ring(0), ring(36), ring(10, 30)];
  expect(joinRings(apart)).toHaveLength(3);
  expect(joinRings(apart)).toEqual(expect.arrayContaining(apart));
});
