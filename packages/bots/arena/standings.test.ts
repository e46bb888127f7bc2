import { confidenceInterval, computeStandings } from './standings';
import type { GameOutcome } from './standings';

const game = (
  deal: number,
  merchantAt: number,
  winners: readonly number[],
  totals: readonly number[],
): GameOutcome => ({
  deal,
  levels: [0, 1, 2].map((seat) => (seat === merchantAt ? 'merchant' : 'apprentice')),
  winners,
  totals,
});

/** A deal in all its rotations. */
const deal = (number: number, winners: readonly (readonly number[])[]): readonly GameOutcome[] =>
  winners.map((won, merchantAt) => game(number, merchantAt, won, [30, 30, 30]));

test('a tie is a shared win, and a level has the wins of all its seats', () => {
  const [apprentice, merchant] = computeStandings(deal(0, [[0], [1, 2], [0]]));
  expect(merchant?.winRate.mean).toBeCloseTo((1 + 0.5 + 0) / 3);
  expect(apprentice?.winRate.mean).toBeCloseTo((0 + 0.5 + 1) / 3);
  expect(merchant?.fairShareRatio.mean).toBeCloseTo(1.5);
});

test('the deal is the unit: three games that go alike are one observation', () => {
  const alike = [...deal(0, [[0], [1], [2]]), ...deal(1, [[1], [0], [0]])];
  expect(computeStandings(alike)[1]?.winRate).toEqual(confidenceInterval([1, 0]));
});

test('a deal that was not played in every rotation is left out', () => {
  const whole = deal(0, [[0], [1], [2]]);
  expect(computeStandings([...whole, game(1, 0, [1], [20, 40, 30])])).toEqual(computeStandings(whole));
});

test('the margin is the mean of the own seats less that of the others', () => {
  const games = [0, 1, 2].map((at) =>
    game(
      0,
      at,
      [at],
      [30, 30, 30].map((vp, seat) => (seat === at ? vp + 6 : vp)),
    ),
  );
  expect(computeStandings(games)[1]?.vpMargin.mean).toBeCloseTo(6);
});
