import { matchLanguage } from './languages';

test('takes the first supported language of the browser, regardless of the region', () => {
  expect(matchLanguage(['it-IT', 'fr-CH', 'de'])).toBe('fr');
  expect(matchLanguage(['DE-AT'])).toBe('de');
});

test('falls back to English', () => {
  expect(matchLanguage(['ja', 'eo'])).toBe('en');
  expect(matchLanguage([])).toBe('en');
});
