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

/** Evaluates expressions with the module, each in its time zone. The clock of a test's sandbox keeps its zone. */
function inZones(expressions: readonly (readonly [zone: string, expression: string])[]): unknown {
  const module = JSON.stringify(join(__dirname, 'local-time.ts'));
  const script = `const { addDays, fromLocalInput, nextEvening, toLocalInput } = require(${module});
    const inZone = (zone, read) => { process.env.TZ = zone; return read(); };
    console.log(JSON.stringify([
      ${expressions.map(([zone, expression]) => `inZone('${zone}', () => ${expression})`).join(',')}
    ]))`;
  const options = { env: { ...process.env, NODE_OPTIONS: '' } };
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', '-e', script], options).toString());
}

test('keeps the time of day when the clocks change', () => {
  const eve = String(Date.UTC(2027, 2, 27, 20)); // in London, the day before the clocks go forward
  expect(
    inZones([
      [
        'Europe/London',
        `[1, 90].map((days) => toLocalInput(addDays(${eve}, days))).concat(toLocalInput(nextEvening(${eve})))`,
      ],
      [
        'Europe/London',
        `['2027-03-28T20:00', '2027-03-28T01:30', '2027-10-31T20:00'].map((text) => new Date(fromLocalInput(text)))`,
      ],
      ['America/New_York', `toLocalInput(${String(Date.UTC(2027, 2, 28, 19))})`],
    ]),
  ).toEqual([
    ['2027-03-28T20:00', '2027-06-25T20:00', '2027-03-28T20:00'],
    // A proposed time of summer is an hour earlier in UTC, and the hour that does not exist is one later.
    ['2027-03-28T19:00:00.000Z', '2027-03-28T01:30:00.000Z', '2027-10-31T20:00:00.000Z'],
    '2027-03-28T15:00', // the clocks of New York have changed two weeks before
  ]);
});
