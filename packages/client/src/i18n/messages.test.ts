import { addMessages, subscribe, setLanguage, translate } from './messages';

addMessages('en', 'log', {
  fire: { burned: '{{name}} burned {{place}}', cones_one: '{{count}} cone', cones_other: '{{count}} cones' },
});
addMessages('en', 'common', { you: 'You' });
addMessages('fr', 'log', { fire: { cones_one: '{{count}} cône', cones_other: '{{count}} cônes' } });

const translateEn = (key: string, values = {}, language = 'en') =>
  translate(language, ['log', 'common'], key, values);

test('values are put into their places', () => {
  expect(translateEn('fire.burned', { name: 'Anna', place: 'Vintry' })).toBe('Anna burned Vintry');
});

test('a value that looks like a place stays text', () => {
  expect(translateEn('fire.burned', { name: '{{place}}', place: 'Vintry' })).toBe('{{place}} burned Vintry');
});

test('the count chooses the plural form, as the language counts', () => {
  expect(translateEn('fire.cones', { count: 0 })).toBe('0 cones');
  expect(translateEn('fire.cones', { count: 1 })).toBe('1 cone');
  expect(translateEn('fire.cones', { count: 0 }, 'fr')).toBe('0 cône');
});

test('the first catalogue that has a key gives it, unless the key names one', () => {
  expect(translateEn('you')).toBe('You');
  expect(translate('en', ['log'], 'common:you')).toBe('You');
});

test('a text that is missing shows its key', () => {
  expect(translateEn('fire.smoke')).toBe('fire.smoke');
});

test('who listens hears of another language', () => {
  const hear = jest.fn();
  const stop = subscribe(hear);
  setLanguage('fr');
  stop();
  setLanguage('en');
  expect(hear).toHaveBeenCalledTimes(1);
});
