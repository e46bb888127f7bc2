/** @jest-environment jsdom */
import { viewFor } from '@great-fire/game';
import { gameFromNotation } from '../../gallery/random-play';
import { getFireSize, getMoveSound } from './sounds';

test('plays a crackle for a burn, whatever the card', () => {
  expect(
    getMoveSound([
      { type: 'fire-spread', seat: 0, card: 'N', path: ['pudding-lane', 's-mary'], double: false },
      { type: 'houses-burned', seat: 0, district: 's-mary', houses: { red: 1 } },
    ]),
  ).toBe('crackle');
});

test('plays a splash for water, a thud for powder, paper for a draw, and nothing for a kept hand', () => {
  expect(getMoveSound([{ type: 'cone-put-out', seat: 0, district: 's-mary' }])).toBe('splash');
  expect(
    getMoveSound([{ type: 'district-demolished', seat: 0, district: 's-mary', houses: {}, token: false }]),
  ).toBe('thud');
  expect(
    getMoveSound([
      { type: 'actions-ended', seat: 0, points: 1 },
      { type: 'card-drawn', seat: 0 },
    ]),
  ).toBe('paper');
  expect(getMoveSound([{ type: 'hand-kept', seat: 0 }])).toBeNull();
});

test('the fire in the background grows with the burning districts', () => {
  const sizeAt = (position: string) => getFireSize(viewFor(gameFromNotation(position).state, null));
  const small = sizeAt('pudding-lane F9');
  const larger = sizeAt('pudding-lane F9 | vintry F1 | dowgate F2');
  const contained = sizeAt('pudding-lane F9 | vintry F1 | dowgate F1 B1');
  expect(small).toBeGreaterThan(0);
  expect(larger).toBeGreaterThan(contained);
  expect(contained).toBeGreaterThan(small);
  expect(larger).toBeLessThanOrEqual(1);
});
