/** @jest-environment jsdom */
import { changeLanguage, loadMessages, initI18n } from './i18n';
import { hasMessages, getLanguage, translate } from './messages';

const translateKey = (key: string) => translate(getLanguage(), [], key);

const mockBrowserLanguages = (...languages: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};

afterEach(() => {
  window.localStorage.clear();
});

test('the page starts in the language of the browser, and says so to a screen reader', async () => {
  mockBrowserLanguages('de-DE', 'en');
  await initI18n();
  expect(translateKey('common:theme.toNight')).toBe('Zur Nacht wechseln');
  expect(document.documentElement.lang).toBe('de');
});

test('no other language is fetched', async () => {
  mockBrowserLanguages('de-DE', 'en');
  await initI18n();
  expect(hasMessages('en', 'common')).toBe(false);
});

test('a change of language brings the words of every page that was opened, and is kept', async () => {
  mockBrowserLanguages('de');
  await initI18n();
  await loadMessages('table');
  await changeLanguage('fr');
  expect(translateKey('table:step.draw')).toBe('Piocher');
  expect(document.documentElement.lang).toBe('fr');
  await initI18n();
  expect(translateKey('common:loading')).toBe('Un instant…');
});

test('a page that is opened while the language changes gets the words of the new one', async () => {
  mockBrowserLanguages('de');
  await initI18n();
  await Promise.all([loadMessages('table'), changeLanguage('en')]);
  expect(translateKey('table:step.draw')).toBe('Draw');
});

test('French double points stand after a narrow space that does not break', async () => {
  mockBrowserLanguages('fr');
  await initI18n();
  expect(translateKey('lobby:haveLink')).toBe('Un lien d’invitation\u202f? Collez-le ici');
});
