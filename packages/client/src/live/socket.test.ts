import { updateClockSkew } from './socket';

test('takes the sample of the fastest message', () => {
  expect(updateClockSkew(null, -40)).toBe(-40);
  expect(updateClockSkew(-40, -15)).toBe(-15);
  expect(updateClockSkew(-15, -300)).toBe(-15);
});

test('follows a change of the device clock', () => {
  expect(updateClockSkew(-15, -3_600_015)).toBe(-3_600_015);
  expect(updateClockSkew(-3_600_015, 20)).toBe(20);
});
