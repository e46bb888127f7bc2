import { distinctRotations } from './rotations';

test.each([
  ['abb', ['abb', 'bba', 'bab']],
  ['abab', ['abab', 'baba']],
  ['aaaa', ['aaaa']],
  ['abbabb', ['abbabb', 'bbabba', 'babbab']],
])('%s has each rotation that differs once', (seats, rotations) => {
  expect(distinctRotations(Array.from(seats)).map((rotation) => rotation.join(''))).toEqual(rotations);
});
