import { matchLanguage } from './languages';

test('the first language that a browser asks for and we have is taken, region aside', () => {
  expect(matchLanguage(['it-IT', 'fr-CH', 'de'])).toBe('fr');
  expect(matchLanguage(['DE-AT'])).toBe('de');
});

test('English is taken where we have none of them', () => {
  expect(matchLanguage(['ja', 'eo'])).toBe('en');
  expect(matchLanguage([])).toBe('en');
});
