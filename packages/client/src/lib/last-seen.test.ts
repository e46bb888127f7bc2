/** @jest-environment jsdom */
import { saveLastSeen, lastSeen } from './last-seen';

test('a match that was never here has not been seen', () => {
  expect(lastSeen('match-a')).toBeNull();
});

test('the last state seen is kept, for each match its own', () => {
  saveLastSeen('match-a', 4);
  saveLastSeen('match-b', 7);
  saveLastSeen('match-a', 9);
  expect([lastSeen('match-a'), lastSeen('match-b')]).toEqual([9, 7]);
});

test('matches long not visited are forgotten', () => {
  saveLastSeen('old', 1);
  for (let nth = 0; nth < 30; nth += 1) saveLastSeen(`match-${nth}`, nth);
  expect(lastSeen('old')).toBeNull();
  expect(lastSeen('match-29')).toBe(29);
});

test('what somebody else wrote there is no harm', () => {
  window.localStorage.setItem('great-fire.seen', '{"oh":');
  expect(lastSeen('match-a')).toBeNull();
});
