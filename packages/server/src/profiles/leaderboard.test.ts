import { rankLeaders } from './leaderboard-routes';

const leader = (name: string, mu: number) => ({
  ...{ personId: `id of ${name}`, handle: name.toLowerCase(), name, games: 12 },
  ...{ mu, sigma: 1 },
});

test('persons whose shown ratings are equal share a place, and the next place counts all of them', () => {
  const leaders = [leader('Ann', 30.02), leader('Ben', 28), leader('Cat', 27.98), leader('Dan', 20)];
  const entries = rankLeaders(leaders, 'id of Cat');
  expect(entries.map(({ name, place, rating }) => [name, place, rating])).toEqual([
    ['Ann', 1, 27],
    ['Ben', 2, 25],
    ['Cat', 2, 25],
    ['Dan', 4, 17],
  ]);
  expect(entries.map(({ isMe }) => isMe)).toEqual([false, false, true, false]);
  expect(JSON.stringify(entries)).not.toContain('id of'); // the ids of persons are secret
});

test('marks no leader as a visitor who is not signed in', () => {
  expect(rankLeaders([leader('Ann', 30)], null).map(({ isMe }) => isMe)).toEqual([false]);
});
