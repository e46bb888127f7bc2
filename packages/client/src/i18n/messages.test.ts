import { addMessages, subscribe, setLanguage, translate } from './messages';

addMessages('en', 'log', {
  fire: { burned: '{{name}} burned {{place}}', cones_one: '{{count}} cone', cones_other: '{{count}} cones' },
});
addMessages('en', 'common', { you: 'You' });
addMessages('fr', 'log', { fire: { cones_one: '{{count}} cône', cones_other: '{{count}} cônes' } });

const translateEn = (key: string, values = {}, language = 'en') =>
  translate(language, ['log', 'common'], key, values);

test('replaces placeholders by values', () => {
  expect(translateEn('fire.burned', { name: 'Anna', place: 'Vintry' })).toBe('Anna burned Vintry');
});

test('does not expand placeholders inside a value', () => {
  expect(translateEn('fire.burned', { name: '{{place}}', place: 'Vintry' })).toBe('{{place}} burned Vintry');
});

test('elides the word before a value', () => {
  addMessages('fr', 'replay', { look: 'Vue de {{name}}' });
  expect(translate('fr', ['replay'], 'look', { name: 'Anna' })).toBe('Vue d’Anna');
  expect(translate('fr', ['replay'], 'look', { name: 'Ben' })).toBe('Vue de Ben');
});

test('sets French spaces when messages are added, not at each lookup', () => {
  addMessages('fr', 'chat', { question: { who: 'Qui : « {{name}} » ?' } });
  const replaceAll = jest.spyOn(String.prototype, 'replaceAll');
  expect(translate('fr', ['chat'], 'question.who', { name: 'A ?' })).toBe(
    'Qui\u202f: «\u202fA ?\u202f»\u202f?',
  );
  expect(replaceAll).not.toHaveBeenCalled();
  replaceAll.mockRestore();
});

test('selects the plural form by `count` and language', () => {
  expect(translateEn('fire.cones', { count: 0 })).toBe('0 cones');
  expect(translateEn('fire.cones', { count: 1 })).toBe('1 cone');
  expect(translateEn('fire.cones', { count: 0 }, 'fr')).toBe('0 cône');
});

test('takes the first catalogue with the key, unless the key names a catalogue', () => {
  expect(translateEn('you')).toBe('You');
  expect(translate('en', ['log'], 'common:you')).toBe('You');
});

test('returns the key of a missing text, and logs an error', () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  expect(translateEn('fire.smoke')).toBe('fire.smoke');
  expect(log.mock.calls).toEqual([['The text log|common:fire.smoke is not loaded (en)']]);
  log.mockRestore();
});

test('notifies listeners of a new language until they unsubscribe', () => {
  const hear = jest.fn();
  const stop = subscribe(hear);
  setLanguage('fr');
  stop();
  setLanguage('en');
  expect(hear).toHaveBeenCalledTimes(1);
});
