import type { MatchListItem } from '@great-fire/protocol';
import { currentLeaders } from './current-leaders';

const game = (change: Partial<MatchListItem>): MatchListItem => ({
  ...{ id: 'a', name: 'A', status: 'running', clock: '', lang: 'en', turn: 4 },
  seats: ['Anna', 0, 'Ben'],
  ...change,
});

test('returns the players with the most points, also several', () => {
  expect(currentLeaders(game({ scores: [40, 38, 36] }), 'a bot')).toEqual({
    names: ['Anna'],
    points: 40,
  });
  expect(currentLeaders(game({ scores: [36, 38, 38] }), 'a bot')).toEqual({
    names: ['a bot', 'Ben'],
    points: 38,
  });
});

test('returns null for a tie of all, before the first turn, and with hidden colours', () => {
  expect(currentLeaders(game({ scores: [40, 40, 40] }), 'a bot')).toBeNull();
  expect(currentLeaders(game({ scores: [40, 38, 36], turn: 0 }), 'a bot')).toBeNull();
  expect(currentLeaders(game({}), 'a bot')).toBeNull();
});
