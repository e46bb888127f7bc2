import { addTexts, listen, speak, textOf } from './texts';

addTexts('en', 'log', {
  fire: { burned: '{{name}} burned {{place}}', cones_one: '{{count}} cone', cones_other: '{{count}} cones' },
});
addTexts('en', 'common', { you: 'You' });
addTexts('fr', 'log', { fire: { cones_one: '{{count}} cône', cones_other: '{{count}} cônes' } });

const say = (key: string, values = {}, language = 'en') => textOf(language, ['log', 'common'], key, values);

test('values are put into their places', () => {
  expect(say('fire.burned', { name: 'Anna', place: 'Vintry' })).toBe('Anna burned Vintry');
});

test('a value that looks like a place stays text', () => {
  expect(say('fire.burned', { name: '{{place}}', place: 'Vintry' })).toBe('{{place}} burned Vintry');
});

test('the count chooses the plural form, as the language counts', () => {
  expect(say('fire.cones', { count: 0 })).toBe('0 cones');
  expect(say('fire.cones', { count: 1 })).toBe('1 cone');
  expect(say('fire.cones', { count: 0 }, 'fr')).toBe('0 cône');
});

test('the first catalogue that has a key gives it, unless the key names one', () => {
  expect(say('you')).toBe('You');
  expect(textOf('en', ['log'], 'common:you')).toBe('You');
});

test('a text that is missing shows its key', () => {
  expect(say('fire.smoke')).toBe('fire.smoke');
});

test('who listens hears of another language', () => {
  const hear = jest.fn();
  const stop = listen(hear);
  speak('fr');
  stop();
  speak('en');
  expect(hear).toHaveBeenCalledTimes(1);
});
