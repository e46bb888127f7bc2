import { TokenBuckets } from './token-bucket';

test('gives each address its own tokens and refills them over time', () => {
  let now = 0;
  const credit = new TokenBuckets(10, 2, () => now);
  credit.consume('a', 9);
  expect(credit.hasTokens('a')).toBe(true);
  credit.consume('a', 9);
  expect(credit.hasTokens('a')).toBe(false);
  expect(credit.hasTokens('b')).toBe(true);
  now += 4_000; // from -8 to 0
  expect(credit.hasTokens('a')).toBe(false);
  now += 500;
  expect(credit.hasTokens('a')).toBe(true);
});

test('limits the debt to one full refill', () => {
  let now = 0;
  const credit = new TokenBuckets(10, 2, () => now);
  for (let time = 0; time < 1000; time += 1) credit.consume('a', 100);
  now += 5_500;
  expect(credit.hasTokens('a')).toBe(true);
});

test('counts nothing when the capacity is infinite', () => {
  const credit = new TokenBuckets(Number.POSITIVE_INFINITY, 1);
  credit.consume('a', 1e9);
  expect(credit.hasTokens('a')).toBe(true);
});

test('evicts full buckets, so that a hundred thousand addresses do not fill the memory', () => {
  let now = 0;
  const credit = new TokenBuckets(10, 10, () => now);
  let most = 0;
  for (let address = 0; address < 100_000; address += 1) {
    now += 1;
    credit.consume(String(address), 1);
    most = Math.max(most, credit.size);
  }
  expect(most).toBeLessThan(1100);
});
