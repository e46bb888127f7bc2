import { matchesAll, splitAtMatches, toSearchWords } from './search';

test('matches without regard to case, accents and the order of words', () => {
  expect(matchesAll('Les cônes viennent de la Réserve.', toSearchWords('reserve CONES'))).toBe(true);
  expect(matchesAll('Les cônes viennent de la réserve.', toSearchWords('cônes pioche'))).toBe(false);
  expect(matchesAll('Any text', toSearchWords('  '))).toBe(true);
});

test('matches an apostrophe of a keyboard, and accents that are characters of their own', () => {
  expect(matchesAll('Les cônes viennent d’un quartier.', toSearchWords("d'un cônes".normalize('NFD')))).toBe(
    true,
  );
});

test('takes a hyphen for a space, and ignores punctuation around a word', () => {
  expect(matchesAll('A double move token. INT-2', toSearchWords('double-move, (int-2) “token”.'))).toBe(true);
  expect(toSearchWords(' , – “” ')).toEqual([]);
  expect(splitAtMatches('A North-West card', toSearchWords('north west'))).toEqual([
    'A ',
    'North',
    '-',
    'West',
    ' card',
  ]);
});

test('splits a text at the matches and keeps every character', () => {
  const text = 'Ein Löschtrupp löscht; Öl nicht. ß';
  const parts = splitAtMatches(text, toSearchWords('loscht ol'));
  expect(parts.join('')).toBe(text);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(['Löscht', 'löscht', 'Öl']);
});

test('marks the longer of two words that begin at the same place', () => {
  expect(splitAtMatches('cones', ['con', 'cone'])).toEqual(['', 'cone', 's']);
});

test('does not split a text without a search', () => {
  expect(splitAtMatches('Any text', [])).toEqual(['Any text']);
});
