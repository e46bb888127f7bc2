import type { RatedPlayer, Rating } from '../storage/results';
import { createRateGame, rate } from './rating';
import { conservativeRating } from './conservative-rating';

test('winners gain, losers lose, equal places get equal ratings, and uncertainty shrinks', () => {
  const [first, second, third, fourth] = rate([2, 1, 2, 3].map((rank) => ({ before: null, rank })));
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('Not all were rated');
  expect(second.mu).toBeGreaterThan(first.mu);
  expect(first).toEqual(third);
  expect(fourth.mu).toBeLessThan(first.mu);
  for (const { sigma } of [first, second, third, fourth]) expect(sigma).toBeLessThan(25 / 3);
});

test('beating a stronger player gains more', () => {
  const before = { mu: 25, sigma: 4 };
  const gained = (mu: number) => {
    const [one] = rate([
      { before, rank: 1 },
      { before: { mu, sigma: 4 }, rank: 2 },
    ]);
    return (one?.mu ?? 0) - before.mu;
  };
  expect(gained(35)).toBeGreaterThan(gained(25));
  expect(gained(25)).toBeGreaterThan(gained(15));
});

test('a single player gains nothing, and a new player is shown with a rating of 0', () => {
  expect(rate([{ before: { mu: 30, sigma: 5 }, rank: 1 }])).toEqual([{ mu: 30, sigma: 5 }]);
  expect(conservativeRating({ mu: 25, sigma: 25 / 3 })).toBe(0);
  expect(conservativeRating({ mu: 30.26, sigma: 2 })).toBe(24.3);
});

const players = (ids: readonly string[], games: number): readonly RatedPlayer[] =>
  ids.map((personId, index) => ({ personId, before: { mu: 25, sigma: 6 }, games, rank: index + 1 }));
const winnersGain = (table: readonly RatedPlayer[], createdRate = createRateGame()): number =>
  (createdRate(table)[0]?.mu ?? 0) - 25;

test('new accounts weigh a tenth of established ones', () => {
  const full = (rate(players(['ann', 'ben', 'cat'], 9))[0]?.mu ?? 0) - 25;
  expect(winnersGain(players(['ann', 'ben', 'cat'], 9))).toBeCloseTo(full, 10);
  expect(winnersGain(players(['ann', 'ben', 'cat'], 0))).toBeCloseTo(full / 10, 10);
});

test('the same persons together count less each time, in memory and from stored meetings', () => {
  const table = players(['ann', 'ben', 'cat'], 9);
  const counting = createRateGame();
  const gains = [1, 2, 3].map(() => winnersGain(table, counting));
  expect(gains[1]).toBeCloseTo(((gains[0] ?? 0) * 2) / 3, 10);
  expect(gains[2]).toBeCloseTo((gains[0] ?? 0) / 2, 10);
  const met = [
    ['ben', 'ann'],
    ['ann', 'cat'],
  ] as const;
  const stored = createRateGame(met.map((personIds) => ({ personIds, games: 2 })));
  expect(winnersGain(table, stored)).toBeCloseTo(gains[2] ?? 0, 10);
  expect(winnersGain(players(['ann', 'dan', 'eve'], 9), stored)).toBeCloseTo(gains[0] ?? 0, 10);
});

test('ten games against the same new accounts do not lead to a rating worth a place', () => {
  const counting = createRateGame();
  let table = players(['ann', 'puppet', 'other'], 0).map((player) => ({
    ...player,
    before: null as Rating | null,
  }));
  for (let game = 0; game < 10; game += 1) {
    const after = counting(table);
    table = table.map((player, index) => ({ ...player, before: after[index] ?? null, games: game + 1 }));
  }
  const [ann] = table;
  const honest = Array.from({ length: 10 }).reduce<readonly (Rating | null)[]>(
    (before) => rate(before.map((one, index) => ({ before: one, rank: index + 1 }))),
    [null, null, null],
  );
  expect(conservativeRating(ann?.before ?? { mu: 0, sigma: 0 })).toBeLessThan(
    conservativeRating(honest[0] ?? { mu: 0, sigma: 0 }) / 2,
  );
});
