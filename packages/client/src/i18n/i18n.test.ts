/** @jest-environment jsdom */
import { changeLanguage, openWords, startLanguages } from './i18n';
import { hasTexts, spoken, textOf } from './texts';

const said = (key: string) => textOf(spoken(), [], key);

const wish = (...languages: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};

afterEach(() => {
  window.localStorage.clear();
});

test('the page starts in the language of the browser, and says so to a screen reader', async () => {
  wish('de-DE', 'en');
  await startLanguages();
  expect(said('common:theme.toNight')).toBe('Zur Nacht wechseln');
  expect(document.documentElement.lang).toBe('de');
});

test('no other language is fetched', async () => {
  wish('de-DE', 'en');
  await startLanguages();
  expect(hasTexts('en', 'common')).toBe(false);
});

test('a change of language brings the words of every page that was opened, and is kept', async () => {
  wish('de');
  await startLanguages();
  await openWords('table');
  await changeLanguage('fr');
  expect(said('table:step.draw')).toBe('Piocher');
  expect(document.documentElement.lang).toBe('fr');
  await startLanguages();
  expect(said('common:loading')).toBe('Un instant…');
});

test('a page that is opened while the language changes gets the words of the new one', async () => {
  wish('de');
  await startLanguages();
  await Promise.all([openWords('table'), changeLanguage('en')]);
  expect(said('table:step.draw')).toBe('Draw');
});

test('French double points stand after a narrow space that does not break', async () => {
  wish('fr');
  await startLanguages();
  expect(said('lobby:haveLink')).toBe('Un lien d’invitation\u202f? Collez-le ici');
});
