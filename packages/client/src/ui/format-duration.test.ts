import { lobbyLists } from '../i18n/locales/en/lobby-lists';
import { lobby } from '../i18n/locales/en/lobby';
import type { TFunction } from '../i18n/keys';
import { addMessages, translate } from '../i18n/messages';
import { formatDuration, formatTimeLeft } from './format-duration';

addMessages('en', 'lobby', lobby);
addMessages('en', 'lobbyLists', lobbyLists);
const t: TFunction<'lobby', 'lobby' | 'lobbyLists'> = (key, values) =>
  translate('en', ['lobby'], key, values);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('formats a duration in its largest unit, with at least one minute', () => {
  const waits = [0, MINUTE_MS, 59 * MINUTE_MS, HOUR_MS, 47 * HOUR_MS, 48 * HOUR_MS, 80 * HOUR_MS];
  expect(waits.map((ms) => formatDuration(t, ms))).toEqual([
    ...['1 min', '1 min', '59 min', '1 h', '47 h', '2 days', '3 days'],
  ]);
});

test('formats the time left with seconds in the last hour', () => {
  expect([134_000, 9 * HOUR_MS + MINUTE_MS, -5].map((ms) => formatTimeLeft(t, ms))).toEqual([
    ...['2:14 left', '9 h left', '0:00 left'],
  ]);
});
