import { updateClockSkew } from './clock-skew';

test('of two pieces of news the one that came faster tells the time', () => {
  expect(updateClockSkew(null, -40)).toBe(-40);
  expect(updateClockSkew(-40, -15)).toBe(-15);
  expect(updateClockSkew(-15, -300)).toBe(-15);
});

test('a clock of the device that is set is followed', () => {
  expect(updateClockSkew(-15, -3_600_015)).toBe(-3_600_015);
  expect(updateClockSkew(-3_600_015, 20)).toBe(20);
});
