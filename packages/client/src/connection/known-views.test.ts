import { viewFor } from '@great-fire/game';
import { changeBetween } from '@great-fire/protocol';
import { dealt, playUntil } from '../dev/play';
import { blockOf, KnownViews } from './known-views';

const { state } = playUntil(dealt(3, 'known'), 1, ({ turn }) => turn.step === 'spread');
const view = (turn: number, viewer: 0 | 1 = 0) => {
  const seen = viewFor(state, viewer);
  return { ...seen, turn: { ...seen.turn, number: turn } };
};

test('a fetched stretch is unpacked view by view', () => {
  const known = new KnownViews();
  const [first, second, third] = [view(1), view(2), view(3)];
  known.keepAll({ from: 7, first, changes: [changeBetween(first, second), changeBetween(second, third)] });
  expect([7, 8, 9].map((id) => known.at(id))).toEqual([first, second, third]);
  expect(known.at(10)).toBeNull();
});

test('a page that sits down forgets what it saw as a spectator', () => {
  const known = new KnownViews();
  known.keep(1, view(1, 0));
  known.keep(2, view(2, 1));
  expect(known.at(1)).toBeNull();
  expect(known.at(2)?.viewer).toBe(1);
});

test('the oldest views are let go when there are too many', () => {
  const known = new KnownViews();
  for (let id = 0; id <= 1000; id += 1) known.keep(id, view(id));
  expect(known.at(0)).toBeNull();
  expect(known.at(1)?.turn.number).toBe(1);
});

test('a state is asked for with its whole block, and never beyond the present', () => {
  expect(blockOf(60, 400)).toEqual({ from: 50, to: 74 });
  expect(blockOf(60, 61)).toEqual({ from: 50, to: 61 });
  expect(blockOf(0, 0)).toEqual({ from: 0, to: 0 });
});
