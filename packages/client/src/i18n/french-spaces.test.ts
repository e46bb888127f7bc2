import { withFrenchSpaces } from './french-spaces';

test('keeps French punctuation on the line of its word', () => {
  expect(withFrenchSpaces({ a: { b: 'Perte : 20 % ; « oui » ?' } })).toEqual({
    a: { b: 'Perte\u202f: 20\u202f%\u202f; «\u202foui\u202f»\u202f?' },
  });
});
