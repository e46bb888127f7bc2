import { type GameEvent, STANDARD_OPTIONS, createGame, viewFor } from '@great-fire/game';
import { seedFromName } from '@great-fire/game/testing';
import { updateBelief } from './colour-belief';

const housesBurned = (
  seat: number,
  houses: Extract<GameEvent, { type: 'houses-burned' }>['houses'],
): GameEvent => ({
  type: 'houses-burned',
  seat,
  district: 'aldgate',
  houses,
});

const createView = (hiddenColours: boolean) =>
  viewFor(
    createGame({ players: 3, options: { ...STANDARD_OPTIONS, hiddenColours }, seed: seedFromName('owners') }),
    0,
  );

test('OPT-A: updateBelief makes a colour less likely for a seat that burnt many of its houses', () => {
  const view = createView(true);
  const others = (['red', 'blue', 'green', 'white', 'yellow', 'black'] as const).filter(
    (colour) => colour !== view.own?.colour,
  );
  const [dear, cheap] = others;
  if (dear === undefined || cheap === undefined) throw new Error('There are six colours');
  const owners = updateBelief(view, [housesBurned(1, { [cheap]: 4 }), housesBurned(2, { [dear]: 4 })]);
  expect(owners[1]?.[cheap]).toBeLessThan(owners[1]?.[dear] ?? 0);
  expect(owners[2]?.[dear]).toBeLessThan(owners[2]?.[cheap] ?? 0);
  for (const known of owners) expect(Object.values(known).reduce((a, b) => a + b)).toBeCloseTo(1);
});

test('updateBelief keeps an open colour certain', () => {
  const view = createView(false);
  const { colour } = view.seats[1] ?? {};
  if (colour == null) throw new Error('Colours lie open');
  expect(updateBelief(view, [housesBurned(1, { [colour]: 9 })])[1]?.[colour]).toBe(1);
});
