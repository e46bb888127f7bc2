import { timeControlSchema, TIMEOUT_ACTIONS } from '@great-fire/protocol';
import { lobby } from '../i18n/locales/en/lobby';
import { tableOptions } from '../i18n/locales/en/table-options';
import type { TFunction } from '../i18n/keys';
import { addMessages, translate } from '../i18n/messages';
import { CLOCK_KINDS, TIME_CONTROL_PRESETS, withWeekends } from './time-control-presets';
import { presetLabel, timeControlDescription, timeControlLabel } from './time-control';

addMessages('en', 'lobby', lobby);
addMessages('en', 'tableOptions', tableOptions);
const t: TFunction<'lobby', 'lobby' | 'tableOptions'> = (key, values) =>
  translate('en', ['lobby'], key, values);

const presets = CLOCK_KINDS.flatMap((kind) => TIME_CONTROL_PRESETS[kind]);

test('offers only time controls that the server accepts, with any time-out action', () => {
  for (const clock of presets)
    for (const timeoutAction of TIMEOUT_ACTIONS)
      expect(timeControlSchema.safeParse({ clock, timeoutAction })).toMatchObject({ success: true });
});

test('names each preset in a few words', () => {
  expect(presets.map((clock) => timeControlLabel(t, clock))).toEqual([
    'No clock',
    '90 s per turn',
    '3 min per turn',
    '5 min per turn',
    '10 min + 15 s',
    '20 min + 20 s',
    '40 min + 30 s',
    '1 day per turn',
    '3 days per turn',
  ]);
  expect(presetLabel(t, { kind: 'per-turn', seconds: 180 })).toBe('3 min');
});

test('describes each kind of clock in a sentence', () => {
  expect(timeControlDescription(t, { kind: 'fischer', bank: 1200, increment: 20 })).toBe(
    'Each player has 20 min for the whole game, plus 20 s after each turn.',
  );
  expect(timeControlDescription(t, { kind: 'correspondence', days: 1 })).toBe(
    'Each player has one day per turn.',
  );
});

test('says that weekends are off, of a clock of days alone', () => {
  const clock = withWeekends({ kind: 'correspondence', days: 3 }, true);
  expect(timeControlLabel(t, clock)).toBe('3 days per turn, weekends off');
  expect(timeControlDescription(t, clock)).toBe(
    'Each player has 3 days per turn. The clock stands still on Saturdays and Sundays (UTC).',
  );
  expect(withWeekends(clock, false)).toEqual({ kind: 'correspondence', days: 3 });
  expect(withWeekends({ kind: 'none' }, true)).toEqual({ kind: 'none' });
});
