import { tableOf } from '../../testing/setup-table';
import type { MatchId } from '../entities/match';
import { loadTiedPlaces } from './tied-places';

test('reads the places of those finished games alone whose players have equal points', async () => {
  const asked: MatchId[] = [];
  const results = {
    placesOf: (ids: readonly MatchId[]) => {
      asked.push(...ids);
      return Promise.resolve(new Map(ids.map((id) => [id, [2, 1]])));
    },
  };
  const game = (id: string, status: 'running' | 'finished', openScores: readonly number[] | null) => ({
    ...tableOf({ players: 3, seats: [] }),
    ...{ id, status, openScores },
  });
  const untied = [
    game('m1', 'running', [40, 40]),
    game('m2', 'finished', [40, 41]),
    game('m3', 'finished', null),
  ];
  expect(await loadTiedPlaces({ results }, untied)).toEqual(new Map());
  expect(asked).toEqual([]);
  const tied = game('m4', 'finished', [40, 40]);
  expect(await loadTiedPlaces({ results }, [...untied, tied])).toEqual(new Map([['m4', [2, 1]]]));
  expect(asked).toEqual(['m4']);
});
