import { elide, withFrenchSpaces } from './orthography';

test('keeps French punctuation on the line of its word', () => {
  expect(withFrenchSpaces('Perte : 20 % ; « oui » ?')).toBe(
    'Perte\u202f: 20\u202f%\u202f; «\u202foui\u202f»\u202f?',
  );
});

test.each([
  ['fr', 'de ', 'Anna', 'd’'],
  ['fr', 'De ', 'Élise', 'D’'],
  ['fr', 'de ', 'Œdipe', 'd’'],
  ['fr', 'de ', 'Yves', 'd’'],
  ['fr', 'de ', 'Yann', 'de '],
  ['fr', 'de ', 'Aldgate', 'd’'],
  ['fr', 'que ', 'Ines', 'qu’'],
  ['fr', 'de ', '11', 'de '],
  ['fr', 'monde ', 'Anna', 'monde '],
  ['it', 'a ', 'Aldgate', 'ad '],
  ['it', 'a ', 'Ely House', 'a '],
  ['it', 'di ', 'Anna', 'di '],
  ['en', 'of ', 'Aldgate', 'of '],
])('%s: "%s" before %s is "%s"', (language, word, value, expected) => {
  expect(elide(language, word, value)).toBe(expected);
});

test('knows a mute h from an aspirated one', () => {
  const mute = ['Hadrien', 'Hector', 'Hélène', 'Helene', 'Héloïse', 'Henri', 'Henriette', 'Hervé', 'Hilaire'];
  const others = ['Hippolyte', 'Honoré', 'Hortense', 'Hubert', 'Hugo', 'Hugues', 'Hyacinthe'];
  const aspirated = [
    'Hakim',
    'Hannah',
    'Hans',
    'Harry',
    'Hatton Garden',
    'Heidi',
    'Holborn',
    'Holywell Fields',
  ];
  const places = ['Hounds Ditch', 'Howard', 'Hunter'];
  const elided = [...mute, ...others, ...aspirated, ...places].filter(
    (name) => elide('fr', 'de ', name) === 'd’',
  );
  expect(elided).toEqual([...mute, ...others]);
});
