/** @jest-environment jsdom */
import { saveLastSeen, lastSeen } from './last-seen';

test('returns null for an unvisited match', () => {
  expect(lastSeen('match-a')).toBeNull();
});

test('stores the last state of each match', () => {
  saveLastSeen('match-a', 4);
  saveLastSeen('match-b', 7);
  saveLastSeen('match-a', 9);
  expect([lastSeen('match-a'), lastSeen('match-b')]).toEqual([9, 7]);
});

test('removes the least recently visited matches', () => {
  saveLastSeen('old', 1);
  for (let nth = 0; nth < 30; nth += 1) saveLastSeen(`match-${nth}`, nth);
  expect(lastSeen('old')).toBeNull();
  expect(lastSeen('match-29')).toBe(29);
});

test('ignores malformed stored values', () => {
  window.localStorage.setItem('great-fire.last-seen', '{"oh":');
  expect(lastSeen('match-a')).toBeNull();
});
