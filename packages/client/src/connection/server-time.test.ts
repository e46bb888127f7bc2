import { steadied } from './server-time';

test('of two pieces of news the one that came faster tells the time', () => {
  expect(steadied(null, -40)).toBe(-40);
  expect(steadied(-40, -15)).toBe(-15);
  expect(steadied(-15, -300)).toBe(-15);
});

test('a clock of the device that is set is followed', () => {
  expect(steadied(-15, -3_600_015)).toBe(-3_600_015);
  expect(steadied(-3_600_015, 20)).toBe(20);
});
