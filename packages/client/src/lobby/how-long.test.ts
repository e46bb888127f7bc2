import { lists } from '../i18n/en/lists';
import { lobby } from '../i18n/en/lobby';
import type { Say } from '../i18n/keys';
import { addTexts, textOf } from '../i18n/texts';
import { howLong, timeLeft } from './how-long';

addTexts('en', 'lobby', lobby);
addTexts('en', 'lists', lists);
const t: Say<'lobby', 'lobby' | 'lists'> = (key, values) => textOf('en', ['lobby'], key, values);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('a wait is told in its largest whole measure, a short one as a minute', () => {
  const waits = [0, MINUTE, 59 * MINUTE, HOUR, 47 * HOUR, 48 * HOUR, 80 * HOUR];
  expect(waits.map((ms) => howLong(t, ms))).toEqual([
    ...['1 min', '1 min', '59 min', '1 h', '47 h', '2 days', '3 days'],
  ]);
});

test('what is left is told to the second in the last hour', () => {
  expect([134_000, 9 * HOUR + MINUTE, -5].map((ms) => timeLeft(t, ms))).toEqual([
    ...['2:14 left', '9 h left', '0:00 left'],
  ]);
});
