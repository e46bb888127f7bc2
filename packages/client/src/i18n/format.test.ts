import { formatDate, formatList, formatTime, listSeparators } from './format';
import { setLanguage } from './messages';

const NAMES = ['Anna', 'Ben', 'Clara'];

test.each([
  ['en', 'Anna, Ben and Clara'],
  ['de', 'Anna, Ben und Clara'],
  ['fr', 'Anna, Ben et Clara'],
  ['es', 'Anna, Ben y Clara'],
  ['it', 'Anna, Ben e Clara'],
])('formats a list of names in %s', (language, said) => {
  setLanguage(language);
  expect(formatList(NAMES)).toBe(said);
  expect(NAMES.map((name, index) => `${listSeparators(3)[index] ?? ''}${name}`).join('')).toBe(said);
});

test.each([
  ['en', 'en-GB'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['es', 'es'],
  ['it', 'it'],
])('formats lists of any length in %s as `Intl.ListFormat` does', (language, way) => {
  setLanguage(language);
  const format = new Intl.ListFormat(way, { type: 'conjunction' });
  for (let count = 0; count <= 6; count += 1) {
    const things = Array.from({ length: count }, (_, at) => `thing ${at}`);
    expect(formatList(things)).toBe(format.format(things));
  }
});

test('formats Spanish lists as `Intl.ListFormat` does before the sound of "i"', () => {
  setLanguage('es');
  const format = new Intl.ListFormat('es', { type: 'conjunction' });
  for (const last of ['Inés', 'isla', 'Hilario', 'hi', 'hielo', 'hiato', 'Yago', 'Ana'])
    expect(formatList(['Odile', last])).toBe(format.format(['Odile', last]));
});

test('returns short lists without separators', () => {
  expect([formatList(['Anna']), formatList([])]).toEqual(['Anna', '']);
  expect([listSeparators(1), listSeparators(0)]).toEqual([[''], []]);
});

test.each([
  ['en', '22 December 2026'],
  ['de', '22. Dezember 2026'],
  ['fr', '22 décembre 2026'],
  ['es', '22 de diciembre de 2026'],
  ['it', '22 dicembre 2026'],
])('formats dates in %s', (language, said) => {
  setLanguage(language);
  expect(formatDate(Date.UTC(2026, 11, 22, 12))).toBe(said);
});

test('formats a time of today without its date, and any other time with it', () => {
  setLanguage('en');
  const noon = new Date(2026, 11, 22, 12, 5).getTime();
  const evening = new Date(2026, 11, 22, 23, 59).getTime();
  const nextDay = new Date(2026, 11, 23, 0, 1).getTime();
  const nextYear = new Date(2027, 11, 22, 12, 5).getTime();
  expect(formatTime(noon, evening)).toBe('12:05');
  expect(formatTime(noon, nextDay)).toBe('22 Dec, 12:05');
  expect(formatTime(nextDay, noon)).toBe('23 Dec, 0:01');
  expect(formatTime(noon, nextYear)).toBe('22 Dec, 12:05');
});
