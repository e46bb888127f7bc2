import { rate } from './rating';
import { conservativeRating } from './conservative-rating';

test('who is ahead gains, who is behind loses, who shares a place is rated alike, and doubt grows less', () => {
  const [first, second, third, fourth] = rate([2, 1, 2, 3].map((rank) => ({ before: null, rank })));
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('Not all were rated');
  expect(second.mu).toBeGreaterThan(first.mu);
  expect(first).toEqual(third);
  expect(fourth.mu).toBeLessThan(first.mu);
  for (const { sigma } of [first, second, third, fourth]) expect(sigma).toBeLessThan(25 / 3);
});

test('to beat the stronger gains more', () => {
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

test('alone nobody gains; a new player is shown with all doubt', () => {
  expect(rate([{ before: { mu: 30, sigma: 5 }, rank: 1 }])).toEqual([{ mu: 30, sigma: 5 }]);
  expect(conservativeRating({ mu: 25, sigma: 25 / 3 })).toBe(0);
  expect(conservativeRating({ mu: 30.26, sigma: 2 })).toBe(24.3);
});
