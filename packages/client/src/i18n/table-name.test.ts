import type { Language } from './languages';
import { LANGUAGES } from './languages';
import { CATALOGUES } from './catalogues';
import { withFrenchSpaces } from './french-spaces';
import { tableNameFor } from './table-name';
import { addTexts, speak, textOf } from './texts';

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const { lobby = {} } = await CATALOGUES[language].house();
    addTexts(language, 'lobby', language === 'fr' ? withFrenchSpaces(lobby) : lobby);
  }
});

const defaultName = (language: Language, name: string) => textOf(language, ['lobby'], 'tableOf', { name });

test.each(LANGUAGES)('a default name of any language is shown in %s', (language) => {
  speak(language);
  const names = LANGUAGES.map((other) => tableNameFor(defaultName(other, 'Anna')));
  expect(names).toEqual(LANGUAGES.map(() => defaultName(language, 'Anna')));
});

test('a name that a player chose stays as it is', () => {
  speak('de');
  expect(['Anna', 'The round table', 'Stammtisch von Anna'].map(tableNameFor)).toEqual([
    'Anna',
    'The round table',
    'Stammtisch von Anna',
  ]);
});
