/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fromLocalInput, nextEvening, toLocalInput } from './local-time';

test('writes a time as a field holds it, and reads it back', () => {
  const at = new Date(2026, 0, 5, 7, 3).getTime();
  expect(toLocalInput(at)).toBe('2026-01-05T07:03');
  expect(fromLocalInput('2026-01-05T07:03')).toBe(at);
  expect(fromLocalInput('')).toBeNaN();
});

test('proposes eight in the evening of the next day, also at the end of a year', () => {
  expect(toLocalInput(nextEvening(new Date(2026, 11, 31, 23, 59).getTime()))).toBe('2027-01-01T20:00');
});

/** Runs an expression with the module in a time zone, which a process has from its start. */
const inZone = (zone: string, expression: string): unknown => {
  const module = JSON.stringify(join(__dirname, 'local-time.ts'));
  const script = `const { addDays, fromLocalInput, nextEvening, toLocalInput } = require(${module});
    console.log(JSON.stringify(${expression}))`;
  const options = { env: { ...process.env, TZ: zone, NODE_OPTIONS: '' } };
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', '-e', script], options).toString());
};

test('keeps the time of day when the clocks change', () => {
  const eve = Date.UTC(2027, 2, 27, 20); // in London, the day before the clocks go forward
  expect(
    inZone(
      'Europe/London',
      `[1, 90].map((days) => toLocalInput(addDays(${String(eve)}, days))).concat(toLocalInput(nextEvening(${String(eve)})))`,
    ),
  ).toEqual(['2027-03-28T20:00', '2027-06-25T20:00', '2027-03-28T20:00']);
  // A proposed time of summer is an hour earlier in UTC, and the hour that does not exist is one later.
  expect(
    inZone(
      'Europe/London',
      `['2027-03-28T20:00', '2027-03-28T01:30', '2027-10-31T20:00'].map((text) => new Date(fromLocalInput(text)))`,
    ),
  ).toEqual(['2027-03-28T19:00:00.000Z', '2027-03-28T01:30:00.000Z', '2027-10-31T20:00:00.000Z']);
  // The clocks of New York have changed two weeks before.
  expect(inZone('America/New_York', `toLocalInput(${String(Date.UTC(2027, 2, 28, 19))})`)).toBe(
    '2027-03-28T15:00',
  );
});
