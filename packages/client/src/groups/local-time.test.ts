/** @jest-environment jsdom */
import { addDays, fromLocalInput, nextEvening, toLocalInput } from './local-time';

test('writes a time as a field holds it, and reads it back', () => {
  const at = new Date(2026, 0, 5, 7, 3).getTime();
  expect(toLocalInput(at)).toBe('2026-01-05T07:03');
  expect(fromLocalInput('2026-01-05T07:03')).toBe(at);
  expect(fromLocalInput('')).toBeNaN();
});

test('proposes eight in the evening of the next day, also at the end of a year', () => {
  expect(toLocalInput(nextEvening(new Date(2026, 11, 31, 23, 59).getTime()))).toBe('2027-01-01T20:00');
});

test('keeps the time of day when the clocks change', () => {
  const inLondon = new Date(2027, 2, 27, 20, 0).getTime(); // the day before the clocks go forward
  expect(toLocalInput(addDays(inLondon, 1))).toBe('2027-03-28T20:00');
  expect(toLocalInput(addDays(inLondon, 90))).toBe('2027-06-25T20:00');
});
