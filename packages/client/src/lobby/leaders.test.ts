import type { TableRow } from '@great-fire/protocol';
import { leadersOf } from './leaders';

const game = (change: Partial<TableRow>): TableRow => ({
  ...{ id: 'a', name: 'A', status: 'running', pace: '', lang: 'en', turn: 4 },
  seats: ['Anna', 0, 'Ben'],
  ...change,
});

test('who has most leads, also where several have as much', () => {
  expect(leadersOf(game({ vp: [40, 38, 36] }), 'a bot')).toEqual({ names: ['Anna'], points: 40 });
  expect(leadersOf(game({ vp: [36, 38, 38] }), 'a bot')).toEqual({ names: ['a bot', 'Ben'], points: 38 });
});

test('nobody leads while all have as much, before the first turn, and with hidden colours', () => {
  expect(leadersOf(game({ vp: [40, 40, 40] }), 'a bot')).toBeNull();
  expect(leadersOf(game({ vp: [40, 38, 36], turn: 0 }), 'a bot')).toBeNull();
  expect(leadersOf(game({}), 'a bot')).toBeNull();
});
