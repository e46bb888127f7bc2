/** @jest-environment jsdom */
import { keepTable, lastTable } from './last-table';
import { USUAL_TABLE } from './table-wish';
import type { TableWish } from './table-wish';

test('who opened no table yet is offered the usual one', () => {
  expect(lastTable()).toEqual(USUAL_TABLE);
});

test('the next table begins with every choice of the last', () => {
  const wish: TableWish = {
    seats: 6,
    rules: { hiddenColours: true, moreDestruction: false, cones: 100, private: true },
    pace: { clock: { kind: 'tournament', bank: 1200, increment: 20 }, timeOut: 'bot-seat' },
    also: { bots: 2, level: 'apprentice', language: 'fr', watching: { who: 'none', delayMinutes: 0 } },
  };
  keepTable(wish);
  expect(lastTable()).toEqual(wish);
  keepTable(USUAL_TABLE);
  expect(lastTable()).toEqual(USUAL_TABLE);
});

test('what is no choice is passed over', () => {
  window.localStorage.setItem('great-fire.table', '7/x/17/never/9/king/xx/all/99');
  expect(lastTable()).toEqual(USUAL_TABLE);
});
