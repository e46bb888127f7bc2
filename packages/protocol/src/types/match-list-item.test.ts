import { DISTRICT_IDS } from '@great-fire/game';
import { decodeFire, encodeFire } from '../codec/fire-codec';
import type { ClockSettings } from '../schemas/time-control';
import type { MatchListItem } from '../schemas/table-responses';
import { matchesFilter } from './table-filter';
import { decodeClock, encodeClock } from './match-list-item';

const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'per-turn', seconds: 15 },
  { kind: 'per-turn', seconds: 3600 },
  { kind: 'fischer', bank: 60, increment: 0 },
  { kind: 'fischer', bank: 10_800, increment: 600 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
  { kind: 'correspondence', days: 1, weekendsOff: true },
  { kind: 'correspondence', days: 3, weekendsOff: true },
];

test('decodes a clock as it was encoded', () => {
  expect(CLOCKS.map((clock) => decodeClock(encodeClock(clock)))).toEqual(CLOCKS);
});

test('encodes a clock in a few characters', () => {
  expect(CLOCKS.map(encodeClock)).toEqual(['', '15', '3600', '60+0', '10800+600', '1d', '3d', 'w1d', 'w3d']);
});

test('gives every district its own character, which JSON writes unescaped', () => {
  const signs = encodeFire(DISTRICT_IDS);
  expect(new Set(signs).size).toBe(DISTRICT_IDS.length);
  expect(JSON.stringify(signs)).toHaveLength(DISTRICT_IDS.length + 2);
  expect(decodeFire(signs)).toEqual(DISTRICT_IDS);
});

test('skips characters of unknown districts', () => {
  expect(decodeFire(`${encodeFire(['aldgate'])}~\\ `)).toEqual(['aldgate']);
  expect(encodeFire(['atlantis', 'aldgate'])).toHaveLength(1);
});

const item: MatchListItem = {
  id: 'a',
  name: 'A',
  status: 'open',
  seats: ['Ann', 0, null],
  clock: '90',
  lang: 'fr',
};

test('matches a table only if it fits every set filter', () => {
  expect(matchesFilter(item, {})).toBe(true);
  const whole = {
    players: '3',
    hiddenColours: 'no',
    moreDestruction: 'no',
    cones: '65',
    timeControl: 'live',
    language: 'fr',
    bots: 'yes',
  } as const;
  expect(matchesFilter(item, whole)).toBe(true);
  expect(matchesFilter({ ...item, variants: 'h' }, whole)).toBe(false);
  expect(matchesFilter({ ...item, variants: 'm' }, whole)).toBe(false);
  expect(matchesFilter({ ...item, variants: 'c' }, whole)).toBe(false);
  expect(matchesFilter({ ...item, lang: 'en' }, whole)).toBe(false);
  expect(matchesFilter({ ...item, seats: ['Ann', 0, null, null] }, whole)).toBe(false);
  expect(
    matchesFilter(
      { ...item, variants: 'hmc' },
      { hiddenColours: 'yes', moreDestruction: 'yes', cones: '100' },
    ),
  ).toBe(true);
  expect(matchesFilter({ ...item, clock: '1200+20' }, { timeControl: 'live' })).toBe(true);
  expect(matchesFilter({ ...item, clock: '3d' }, { timeControl: 'slow' })).toBe(true);
  expect(matchesFilter({ ...item, clock: '' }, { timeControl: 'none' })).toBe(true);
  expect(matchesFilter({ ...item, clock: '' }, { timeControl: 'live' })).toBe(false);
  expect(matchesFilter({ ...item, seats: ['Ann', null, null] }, { bots: 'yes' })).toBe(false);
  expect(matchesFilter({ ...item, seats: ['Ann', null, null] }, { bots: 'no' })).toBe(true);
});
