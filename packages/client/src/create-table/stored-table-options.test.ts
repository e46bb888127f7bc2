/** @jest-environment jsdom */
import { storeTableOptions, readTableOptions } from './stored-table-options.lazy';
import { DEFAULT_TABLE_OPTIONS, type TableFormOptions } from './table-options';

test('returns the defaults when nothing is stored', () => {
  expect(readTableOptions()).toEqual(DEFAULT_TABLE_OPTIONS);
});

test('restores every option of the last table', () => {
  const wish: TableFormOptions = {
    seats: 6,
    variants: { hiddenColours: true, moreDestruction: false, cones: 100, private: true },
    timeControl: { clock: { kind: 'fischer', bank: 1200, increment: 20 }, timeoutAction: 'bot-seat' },
    extras: {
      bots: 2,
      level: 'apprentice',
      language: 'fr',
      spectatorAccess: 'none',
      openingHandAnswer: 'keep-hand',
    },
  };
  storeTableOptions(wish);
  expect(readTableOptions()).toEqual(wish);
  storeTableOptions(DEFAULT_TABLE_OPTIONS);
  expect(readTableOptions()).toEqual(DEFAULT_TABLE_OPTIONS);
});

const STORED_NONSENSE =
  'seats=7&options=x&private=maybe&timeControl=17&timeoutAction=never&bots=9&level=king&language=xx&spectatorAccess=all';

test('replaces invalid stored values by defaults', () => {
  window.localStorage.setItem('great-fire.table-options', STORED_NONSENSE);
  window.localStorage.setItem('great-fire.opening-hand-answer', 'burn');
  expect(readTableOptions()).toEqual(DEFAULT_TABLE_OPTIONS);
});

const { variants, extras, timeControl } = DEFAULT_TABLE_OPTIONS;

test.each<readonly [string, Partial<TableFormOptions>]>([
  ['the number of players', { seats: 3 }],
  ['hidden colours', { variants: { ...variants, hiddenColours: true } }],
  ['more destruction', { variants: { ...variants, moreDestruction: true } }],
  ['100 cones', { variants: { ...variants, cones: 100 } }],
  ['East wind', { variants: { ...variants, eastWind: true } }],
  ['a private table', { variants: { ...variants, private: true } }],
  ['a clock', { timeControl: { ...timeControl, clock: { kind: 'per-turn', seconds: 300 } } }],
  [
    'weekends off',
    { timeControl: { ...timeControl, clock: { kind: 'correspondence', days: 3, weekendsOff: true } } },
  ],
  ['a time-out action', { timeControl: { ...timeControl, timeoutAction: 'open-seat' } }],
  ['the number of bots', { extras: { ...extras, bots: 5 } }],
  ['the strength of the bots', { extras: { ...extras, level: 'alderman' } }],
  ['the language', { extras: { ...extras, language: 'it' } }],
  ['the access of spectators', { extras: { ...extras, spectatorAccess: 'link' } }],
])('restores %s and nothing else', (_, change) => {
  const options = { ...DEFAULT_TABLE_OPTIONS, ...change };
  storeTableOptions(options);
  expect(readTableOptions()).toEqual(options);
});
