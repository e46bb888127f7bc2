import { viewFor } from '@great-fire/game';
import { packViews } from '@great-fire/protocol';
import { dealGame, playUntil } from '../gallery/random-play';
import { blockAround, ViewCache } from './historic-views';

const { state } = playUntil(dealGame(3, 'known'), 1, ({ turn }) => turn.step === 'spread');
const view = (turn: number, viewer: 0 | 1 = 0) => {
  const base = viewFor(state, viewer);
  return { ...base, turn: { ...base.turn, number: turn } };
};

test('unpacks a range into single views', () => {
  const known = new ViewCache();
  const [first, second, third] = [view(1), view(2), view(3)];
  known.addRange(packViews(7, first, [second, third]));
  expect([7, 8, 9].map((id) => known.get(id))).toEqual([first, second, third]);
  expect(known.get(10)).toBeNull();
});

test("drops the spectator's views when the viewer takes a seat", () => {
  const known = new ViewCache();
  known.add(1, view(1, 0));
  known.add(2, view(2, 1));
  expect(known.get(1)).toBeNull();
  expect(known.get(2)?.viewer).toBe(1);
});

test('drops the oldest views above the limit', () => {
  const known = new ViewCache();
  for (let id = 0; id <= 1000; id += 1) known.add(id, view(id));
  expect(known.get(0)).toBeNull();
  expect(known.get(1)?.turn.number).toBe(1);
});

test('requests the whole block of a state, up to the current state', () => {
  expect(blockAround(60, 400)).toEqual({ from: 50, to: 74 });
  expect(blockAround(60, 61)).toEqual({ from: 50, to: 61 });
  expect(blockAround(0, 0)).toEqual({ from: 0, to: 0 });
});
