import { SeededRandom } from './seeded-random';

test('repeats its numbers for a seed', () => {
  const [one, same, other] = [new SeededRandom(7), new SeededRandom(7), new SeededRandom(8)];
  const numbers = Array.from({ length: 100 }, one.next);
  expect(Array.from({ length: 100 }, same.next)).toEqual(numbers);
  expect(Array.from({ length: 100 }, other.next)).not.toEqual(numbers);
  for (const number of numbers) expect(Math.floor(number)).toBe(0);
});

test('picks every item and rejects an empty list', () => {
  const random = new SeededRandom(1);
  expect(new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set('abc'));
  expect(() => random.pick([])).toThrow(RangeError);
});
