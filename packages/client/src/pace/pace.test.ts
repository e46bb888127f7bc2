import { paceSchema, TIME_OUTS } from '@great-fire/protocol';
import { lobby } from '../i18n/en/lobby';
import { opening } from '../i18n/en/opening';
import type { Say } from '../i18n/keys';
import { addTexts, textOf } from '../i18n/texts';
import { CLOCK_KINDS, LENGTHS } from './lengths';
import { lengthWords, paceSentence, paceWords } from './pace-words';

addTexts('en', 'lobby', lobby);
addTexts('en', 'opening', opening);
const t: Say<'lobby', 'lobby' | 'opening'> = (key, values) => textOf('en', ['lobby'], key, values);

const offered = CLOCK_KINDS.flatMap((kind) => LENGTHS[kind]);

test('the server takes every pace that is offered, whatever a time-out does', () => {
  for (const clock of offered)
    for (const timeOut of TIME_OUTS)
      expect(paceSchema.safeParse({ clock, timeOut })).toMatchObject({ success: true });
});

test('names each offered clock in a few words', () => {
  expect(offered.map((clock) => paceWords(t, clock))).toEqual([
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
  expect(lengthWords(t, { kind: 'friendly', seconds: 180 })).toBe('3 min');
});

test('explains a clock in a sentence', () => {
  expect(paceSentence(t, { kind: 'tournament', bank: 1200, increment: 20 })).toBe(
    'Each player has 20 min for the whole game, plus 20 s after each turn.',
  );
  expect(paceSentence(t, { kind: 'days', days: 1 })).toBe('Each player has one day per turn.');
});
