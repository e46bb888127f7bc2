import { matchLanguage } from './languages';

test('takes the first supported language of the browser, regardless of the region', () => {
  expect(matchLanguage(['pt-BR', 'fr-CH', 'de'])).toBe('fr');
  expect(matchLanguage(['DE-AT'])).toBe('de');
  expect(matchLanguage(['es-419', 'en'])).toBe('es');
  expect(matchLanguage(['it-CH', 'de-CH'])).toBe('it');
});

test('falls back to English', () => {
  expect(matchLanguage(['ja', 'eo'])).toBe('en');
  expect(matchLanguage([])).toBe('en');
});
