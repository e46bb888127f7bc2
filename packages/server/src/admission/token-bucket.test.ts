import { TokenBuckets } from './token-bucket';

test('an address has what it is given, and gets it back with time; others are not touched', () => {
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

test('who went on and on waits no longer than twice the time that a full account takes', () => {
  let now = 0;
  const credit = new TokenBuckets(10, 2, () => now);
  for (let time = 0; time < 1000; time += 1) credit.consume('a', 100);
  now += 5_500;
  expect(credit.hasTokens('a')).toBe(true);
});

test('nobody is counted where there is no end of it', () => {
  const credit = new TokenBuckets(Number.POSITIVE_INFINITY, 1);
  credit.consume('a', 1e9);
  expect(credit.hasTokens('a')).toBe(true);
});

test('a hundred thousand addresses fill no memory: who has all of it back is forgotten', () => {
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
