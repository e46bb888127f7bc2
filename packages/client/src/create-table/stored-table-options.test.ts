/** @jest-environment jsdom */
import { storeTableOptions, readTableOptions } from './stored-table-options.lazy';
import { DEFAULT_TABLE_OPTIONS } from './table-options';
import type { TableOptions } from './table-options';

test('returns the defaults when nothing is stored', () => {
  expect(readTableOptions()).toEqual(DEFAULT_TABLE_OPTIONS);
});

test('restores every option of the last table', () => {
  const wish: TableOptions = {
    seats: 6,
    variants: { hiddenColours: true, moreDestruction: false, cones: 100, private: true },
    timeControl: { clock: { kind: 'fischer', bank: 1200, increment: 20 }, timeoutAction: 'bot-seat' },
    extras: {
      bots: 2,
      level: 'apprentice',
      language: 'fr',
      spectatorAccess: 'none',
    },
  };
  storeTableOptions(wish);
  expect(readTableOptions()).toEqual(wish);
  storeTableOptions(DEFAULT_TABLE_OPTIONS);
  expect(readTableOptions()).toEqual(DEFAULT_TABLE_OPTIONS);
});

test('replaces invalid stored values by defaults', () => {
  window.localStorage.setItem('great-fire.table-options', '7/x/17/never/9/king/xx/all');
  expect(readTableOptions()).toEqual(DEFAULT_TABLE_OPTIONS);
});
