import { Credit } from './credit';

test('an address has what it is given, and gets it back with time; others are not touched', () => {
  let now = 0;
  const credit = new Credit(10, 2, () => now);
  credit.take('a', 9);
  expect(credit.has('a')).toBe(true);
  credit.take('a', 9);
  expect(credit.has('a')).toBe(false);
  expect(credit.has('b')).toBe(true);
  now += 4_000; // from -8 to 0
  expect(credit.has('a')).toBe(false);
  now += 500;
  expect(credit.has('a')).toBe(true);
});

test('who went on and on waits no longer than twice the time that a full account takes', () => {
  let now = 0;
  const credit = new Credit(10, 2, () => now);
  for (let time = 0; time < 1000; time += 1) credit.take('a', 100);
  now += 5_500;
  expect(credit.has('a')).toBe(true);
});

test('nobody is counted where there is no end of it', () => {
  const credit = new Credit(Number.POSITIVE_INFINITY, 1);
  credit.take('a', 1e9);
  expect(credit.has('a')).toBe(true);
});

test('a hundred thousand addresses fill no memory: who has all of it back is forgotten', () => {
  let now = 0;
  const credit = new Credit(10, 10, () => now);
  let most = 0;
  for (let address = 0; address < 100_000; address += 1) {
    now += 1;
    credit.take(String(address), 1);
    most = Math.max(most, credit.size);
  }
  expect(most).toBeLessThan(1100);
});
