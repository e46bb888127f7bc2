import { bestLanguage } from './languages';

test('the first language that a browser asks for and we have is taken, region aside', () => {
  expect(bestLanguage(['it-IT', 'fr-CH', 'de'])).toBe('fr');
  expect(bestLanguage(['DE-AT'])).toBe('de');
});

test('English is taken where we have none of them', () => {
  expect(bestLanguage(['ja', 'eo'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
});
