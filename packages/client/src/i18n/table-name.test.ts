import type { Language } from './languages';
import { LANGUAGES } from './languages';
import { LOADERS } from './loaders';
import { withFrenchSpaces } from './french-spaces';
import { translateTableName } from './table-name';
import { addMessages, setLanguage, translate } from './messages';

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const { lobby = {} } = await LOADERS[language].house();
    addMessages(language, 'lobby', language === 'fr' ? withFrenchSpaces(lobby) : lobby);
  }
});

const defaultName = (language: Language, name: string) => translate(language, ['lobby'], 'tableOf', { name });

test.each(LANGUAGES)('a default name of any language is shown in %s', (language) => {
  setLanguage(language);
  const names = LANGUAGES.map((other) => translateTableName(defaultName(other, 'Anna')));
  expect(names).toEqual(LANGUAGES.map(() => defaultName(language, 'Anna')));
});

test('a name that a player chose stays as it is', () => {
  setLanguage('de');
  expect(['Anna', 'The round table', 'Stammtisch von Anna'].map(translateTableName)).toEqual([
    'Anna',
    'The round table',
    'Stammtisch von Anna',
  ]);
});
