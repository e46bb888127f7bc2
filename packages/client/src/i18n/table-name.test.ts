import { type Language, LANGUAGES } from '@great-fire/protocol';
import { loadBundle } from './loaders';
import { translateTableName } from './table-name';
import { addMessages, setLanguage, translate } from './messages';

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const { lobby = {} } = await loadBundle(language, 'core');
    addMessages(language, 'lobby', lobby);
  }
});

const defaultName = (language: Language, name: string) =>
  translate(language, ['lobby'], 'defaultTableName', { name });

test.each(LANGUAGES)('translates default names of all languages to %s', (language) => {
  setLanguage(language);
  const names = LANGUAGES.map((other) => translateTableName(defaultName(other, 'Anna')));
  expect(names).toEqual(LANGUAGES.map(() => defaultName(language, 'Anna')));
});

test('keeps the number of a default name', () => {
  setLanguage('de');
  expect(['Anna’s table (2)', 'Table : Anna (12)'].map(translateTableName)).toEqual([
    'Tisch von Anna (2)',
    'Tisch von Anna (12)',
  ]);
  expect(translateTableName('The round table (2)')).toBe('The round table (2)');
});

test('keeps a name that a player chose', () => {
  setLanguage('de');
  expect(['Anna', 'The round table', 'Stammtisch von Anna'].map(translateTableName)).toEqual([
    'Anna',
    'The round table',
    'Stammtisch von Anna',
  ]);
});
