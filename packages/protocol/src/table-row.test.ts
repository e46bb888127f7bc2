import { DISTRICT_IDS } from '@great-fire/game';
import { districtsOf, fireSigns } from './fire-signs';
import type { TableClock } from './pace';
import { fits } from './table-filter';
import type { TableRow } from './table-row';
import { clockOf, clockText } from './table-row';

const CLOCKS: readonly TableClock[] = [
  { kind: 'none' },
  { kind: 'friendly', seconds: 15 },
  { kind: 'friendly', seconds: 3600 },
  { kind: 'tournament', bank: 60, increment: 0 },
  { kind: 'tournament', bank: 10_800, increment: 600 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

test('a clock is read as it was written', () => {
  expect(CLOCKS.map((clock) => clockOf(clockText(clock)))).toEqual(CLOCKS);
});

test('every district has a sign of its own, which JSON writes as one letter', () => {
  const signs = fireSigns(DISTRICT_IDS);
  expect(new Set(signs).size).toBe(DISTRICT_IDS.length);
  expect(JSON.stringify(signs)).toHaveLength(DISTRICT_IDS.length + 2);
  expect(districtsOf(signs)).toEqual(DISTRICT_IDS);
});

test('a sign that is no district’s is left out', () => {
  expect(districtsOf(`${fireSigns(['aldgate'])}~\\ `)).toEqual(['aldgate']);
  expect(fireSigns(['atlantis', 'aldgate'])).toHaveLength(1);
});

const row: TableRow = { id: 'a', name: 'A', status: 'open', seats: ['Ann', 0, null], pace: '90', lang: 'fr' };

test('a table fits where each filter that is set says what it is', () => {
  expect(fits(row, {})).toBe(true);
  const whole = {
    players: '3',
    hidden: 'no',
    more: 'no',
    cones: '65',
    pace: 'live',
    language: 'fr',
    bots: 'yes',
  } as const;
  expect(fits(row, whole)).toBe(true);
  expect(fits({ ...row, rules: 'h' }, whole)).toBe(false);
  expect(fits({ ...row, rules: 'hmc' }, { hidden: 'yes', more: 'yes', cones: '100' })).toBe(true);
  expect(fits({ ...row, pace: '1200+20' }, { pace: 'live' })).toBe(true);
  expect(fits({ ...row, pace: '3d' }, { pace: 'slow' })).toBe(true);
  expect(fits({ ...row, pace: '' }, { pace: 'none' })).toBe(true);
  expect(fits({ ...row, seats: ['Ann', null, null] }, { bots: 'yes' })).toBe(false);
});
