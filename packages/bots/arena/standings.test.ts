import { confidenceInterval, computeStandings, type GameOutcome } from './standings';

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

/** Returns the outcomes of a deal in all rotations. */
const deal = (number: number, winners: readonly (readonly number[])[]): readonly GameOutcome[] =>
  winners.map((won, merchantAt) => game(number, merchantAt, won, [30, 30, 30]));

test('computeStandings shares a tied win and sums the wins of all seats of a level', () => {
  const [apprentice, merchant] = computeStandings(deal(0, [[0], [1, 2], [0]]));
  expect(merchant?.winRate.mean).toBeCloseTo((1 + 0.5 + 0) / 3);
  expect(apprentice?.winRate.mean).toBeCloseTo((0 + 0.5 + 1) / 3);
  expect(merchant?.fairShareRatio.mean).toBeCloseTo(1.5);
});

test('computeStandings takes the games of one deal as one observation', () => {
  const alike = [...deal(0, [[0], [1], [2]]), ...deal(1, [[1], [0], [0]])];
  expect(computeStandings(alike)[1]?.winRate).toEqual(confidenceInterval([1, 0]));
});

test('computeStandings ignores deals that were not played in every rotation', () => {
  const whole = deal(0, [[0], [1], [2]]);
  expect(computeStandings([...whole, game(1, 0, [1], [20, 40, 30])])).toEqual(computeStandings(whole));
});

test('computeStandings subtracts the other seats’ mean VP from the own seats’ mean VP', () => {
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

test('a deal of a table that repeats is complete with the rotations that differ', () => {
  const levels = ['merchant', 'apprentice', 'merchant', 'apprentice'] as const;
  const games: readonly GameOutcome[] = [0, 1].map((offset) => ({
    deal: 0,
    levels: levels.map((_, seat) => levels[(seat + offset) % 4] ?? 'merchant'),
    winners: [0],
    totals: [30, 30, 30, 30],
  }));
  expect(computeStandings(games).map(({ winRate }) => winRate.mean)).toEqual([0.5, 0.5]);
});
