import type { GameEvent } from '@great-fire/game';
import { countHouseLosses, fireArrivals } from './losses';

const entry = (...events: readonly GameEvent[]) => ({ stateId: 1, seat: 0, at: 0, events });
const spread = (seat: number, ...path: readonly ('pudding-lane' | 'dowgate' | 'temple')[]): GameEvent => ({
  ...{ type: 'fire-spread', seat, card: 'N', path, double: false },
});

test('counts burnt houses by the seat whose fire it was, and demolished ones apart', () => {
  const { bySeat, demolished } = countHouseLosses(
    [
      entry(spread(0, 'pudding-lane', 'dowgate'), {
        ...{ type: 'houses-burned', seat: 0, district: 'dowgate', houses: { red: 2 } },
      }),
      entry({ type: 'district-demolished', seat: 1, district: 'temple', houses: { blue: 1 }, token: false }),
      entry({ type: 'houses-burned', seat: 1, district: 'aldgate', houses: { red: 1, green: 1 } }),
      entry({ type: 'houses-burned', seat: 0, district: 'tower', houses: { blue: 1, red: 1 } }),
    ],
    2,
  );
  expect(bySeat).toMatchObject([
    { red: 3, blue: 1, green: 0 },
    { red: 1, blue: 0, green: 1 },
  ]);
  expect(demolished).toMatchObject({ red: 0, blue: 1, green: 0 });
});

test('orders the districts by the first fire in each, with its move, turn and seat', () => {
  const starts = [
    { move: 0, turn: 1 },
    { move: 1, turn: 2 },
  ] as unknown as Parameters<typeof fireArrivals>[1];
  const entries = [
    entry(spread(0, 'pudding-lane', 'dowgate')),
    entry(spread(1, 'pudding-lane', 'dowgate'), spread(1, 'dowgate', 'temple')),
  ];
  expect(fireArrivals(entries, starts, ['pudding-lane'])).toEqual([
    { district: 'pudding-lane', move: 0, turn: 0, seat: null },
    { district: 'dowgate', move: 1, turn: 1, seat: 0 },
    { district: 'temple', move: 2, turn: 2, seat: 1 },
  ]);
});
