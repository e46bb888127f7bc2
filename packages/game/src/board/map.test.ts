import { BOARD, LONDON } from './index';
test('x', () => {
  expect(LONDON.districts.length).toBe(80);
  expect(BOARD['s-bennet'].neighbours.length).toBeGreaterThan(3);
});
