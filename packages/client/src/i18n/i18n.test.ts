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

test("starts in the browser's language and sets the `lang` attribute", async () => {
  mockBrowserLanguages('de-DE', 'en');
  await initI18n();
  expect(translateKey('common:theme.switchToNight')).toBe('Zur Nacht wechseln');
  expect(document.documentElement.lang).toBe('de');
});

test('loads no other language', async () => {
  mockBrowserLanguages('de-DE', 'en');
  await initI18n();
  expect(hasMessages('en', 'common')).toBe(false);
});

test('reloads all bundles in the new language and stores the choice', async () => {
  mockBrowserLanguages('de');
  await initI18n();
  await loadMessages('table');
  await changeLanguage('fr');
  expect(translateKey('table:step.draw')).toBe('Piocher');
  expect(document.documentElement.lang).toBe('fr');
  await initI18n();
  expect(translateKey('common:loading')).toBe('Un instant…');
});

test('loads a bundle in the new language if the language changes meanwhile', async () => {
  mockBrowserLanguages('de');
  await initI18n();
  await Promise.all([loadMessages('table'), changeLanguage('en')]);
  expect(translateKey('table:step.draw')).toBe('Draw');
});

test('shows another language once it has the bundles that the page asked for meanwhile', async () => {
  mockBrowserLanguages('de');
  await initI18n();
  await Promise.all([changeLanguage('it'), loadMessages('replay')]);
  expect(getLanguage()).toBe('it');
  expect(hasMessages('it', 'replay')).toBe(true);
});

test('puts narrow no-break spaces before French double punctuation', async () => {
  mockBrowserLanguages('fr');
  await initI18n();
  expect(translateKey('lobby:inviteLinkPrompt')).toBe('Lien d’invitation\u202f? Collez-le ici');
});
