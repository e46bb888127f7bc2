/** @jest-environment jsdom */
import { contributeToDeal, loadDealEvidence, removeDealEvidence } from './deal-evidence';

const MAX_ENTRIES = 300;

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('draws 128 random bits for a match, and stores them with the commitment', () => {
  const contribution = contributeToDeal('match', 'seed');
  expect(contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(loadDealEvidence('match')).toEqual({ commitment: 'seed', contribution, at: 1000 });
  expect(contributeToDeal('other', 'seed')).not.toBe(contribution);
});

test('keeps the first contribution and the first commitment of a match', () => {
  const first = contributeToDeal('match', 'seed');
  jest.setSystemTime(2000);
  expect(contributeToDeal('match', 'other seed')).toBe(first);
  expect(loadDealEvidence('match')).toMatchObject({ commitment: 'seed', at: 1000 });
});

test('draws another contribution after the seat was left', () => {
  const first = contributeToDeal('match', 'seed');
  removeDealEvidence('match');
  expect(loadDealEvidence('match')).toBeNull();
  expect(contributeToDeal('match', 'seed')).not.toBe(first);
});

test('has nothing for another match, and replaces a damaged entry', () => {
  contributeToDeal('one', 'seed');
  expect(loadDealEvidence('two')).toBeNull();
  window.localStorage.setItem('great-fire.deal.two', '{"oh":');
  expect(loadDealEvidence('two')).toBeNull();
  expect(contributeToDeal('two', 'seed')).toBe(loadDealEvidence('two')?.contribution);
});

test('removes the oldest third of the matches when the storage has too many, and nothing else', () => {
  window.localStorage.setItem('great-fire.other', 'stays');
  window.localStorage.setItem('great-fire.deal.damaged', '{');
  for (let match = 1; match < MAX_ENTRIES; match += 1) {
    jest.setSystemTime(1000 + match);
    contributeToDeal(`match ${match}`, 'seed');
  }
  expect(loadDealEvidence('match 1')).not.toBeNull();
  contributeToDeal('last', 'seed');
  expect([1, 99, 100].map((match) => loadDealEvidence(`match ${match}`) !== null)).toEqual([
    false,
    false,
    true,
  ]);
  expect(loadDealEvidence('last')).not.toBeNull();
  expect(window.localStorage.getItem('great-fire.deal.damaged')).toBeNull();
  expect(window.localStorage.getItem('great-fire.other')).toBe('stays');
});

test('contributes without storage, and has no evidence then', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is full');
  });
  expect(contributeToDeal('match', 'seed')).toMatch(/^[0-9a-f]{32}$/);
  expect(loadDealEvidence('match')).toBeNull();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is blocked');
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('Storage is blocked');
  });
  removeDealEvidence('match');
  expect(contributeToDeal('match', 'seed')).toMatch(/^[0-9a-f]{32}$/);
});
