/** @jest-environment jsdom */
import { hasStoredCommitment } from './has-stored-commitment';
import {
  loadCommitments,
  loadContribution,
  removeContribution,
  saveCommitments,
  saveContribution,
} from './commitment-store';

const MAX_ENTRIES = 300;

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('keeps the first commitment of the seed and the first list of contributions', () => {
  saveCommitments('match', { commitment: 'seed', parts: ['a', null, 'c'] });
  const later = saveCommitments('match', { commitment: 'other seed', parts: ['x', 'y', 'z'] });
  expect(later).toMatchObject({ commitment: 'seed', parts: ['a', null, 'c'] });
  expect(loadCommitments('match')).toMatchObject({ commitment: 'seed', parts: ['a', null, 'c'] });
});

test('adds the list and the own contribution to what it saw before', () => {
  saveCommitments('match', { commitment: 'seed' });
  expect(loadCommitments('match')).toEqual({ commitment: 'seed', mine: null, parts: null, at: 1000 });
  saveCommitments('match', { commitment: 'seed', mine: 'a' });
  saveCommitments('match', { commitment: 'seed', parts: ['a', 'b'] });
  expect(loadCommitments('match')).toMatchObject({ commitment: 'seed', mine: 'a', parts: ['a', 'b'] });
  saveCommitments('match', { commitment: 'seed', mine: 'b' }); // moved to this browser
  expect(loadCommitments('match')).toMatchObject({ mine: 'b', parts: ['a', 'b'] });
});

test('does not write again what it has', () => {
  saveCommitments('match', { commitment: 'seed' });
  jest.setSystemTime(2000);
  saveCommitments('match', { commitment: 'seed' });
  expect(loadCommitments('match')?.at).toBe(1000);
});

test('keeps the matches apart, and knows which it has', () => {
  saveCommitments('one', { commitment: 'seed 1' });
  expect([loadCommitments('two'), hasStoredCommitment('two')]).toEqual([null, false]);
  expect(hasStoredCommitment('one')).toBe(true);
});

test('returns nothing for a damaged entry', () => {
  window.localStorage.setItem('great-fire.commitments.match', '{"oh":');
  expect(loadCommitments('match')).toBeNull();
});

test('keeps a contribution until it is removed', () => {
  expect(saveContribution('commitment', 'bits')).toBe(true);
  expect(loadContribution('commitment')).toBe('bits');
  expect(loadContribution('other')).toBeNull();
  removeContribution('commitment');
  expect(loadContribution('commitment')).toBeNull();
});

test('removes the oldest third of the matches when the storage has too many, and nothing else', () => {
  saveContribution('commitment', 'bits');
  for (let match = 0; match < MAX_ENTRIES; match += 1) {
    jest.setSystemTime(1000 + match);
    saveCommitments(`match ${match}`, { commitment: 'seed' });
  }
  expect(loadCommitments('match 0')).not.toBeNull();
  saveCommitments('last', { commitment: 'seed' });
  expect([0, 99, 100].map((match) => loadCommitments(`match ${match}`) !== null)).toEqual([
    false,
    false,
    true,
  ]);
  expect(loadCommitments('last')).not.toBeNull();
  expect(loadContribution('commitment')).toBe('bits');
});

test('works without storage, and says that it stored nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is full');
  });
  expect(saveContribution('commitment', 'bits')).toBe(false);
  expect(saveCommitments('match', { commitment: 'seed' })).toMatchObject({ commitment: 'seed' });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is blocked');
  });
  expect([loadCommitments('match'), loadContribution('commitment')]).toEqual([null, null]);
  expect(hasStoredCommitment('match')).toBe(false);
});
