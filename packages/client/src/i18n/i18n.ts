/** The words of the page, in the language of its person. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Page } from './catalogues';
import { CATALOGUES } from './catalogues';
import { withFrenchSpaces } from './french-spaces';
import type { Language } from './languages';
import { keepLanguage, startingLanguage } from './languages';

let language: Language = 'en';
const opened = new Set<Page>(['house']); // the pages whose words a change of language must bring along

async function fetchWords(of: Language, page: Page): Promise<void> {
  for (const [name, words] of Object.entries(await CATALOGUES[of][page]())) {
    i18next.addResourceBundle(of, name, of === 'fr' ? withFrenchSpaces(words) : words);
  }
}

function show(next: Language): Promise<unknown> {
  language = next;
  document.documentElement.lang = next;
  return i18next.changeLanguage(next);
}

/** Fetches the words of the house in the person's language. Nothing is to be drawn before. */
export async function startLanguages(): Promise<void> {
  await i18next.use(initReactI18next).init({
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
  const first = startingLanguage();
  await fetchWords(first, 'house');
  await show(first);
}

/** The language that the page is shown in. */
export const languageShown = (): Language => language;

/** Fetches the words of a page in the language shown; later languages will bring them too. */
export async function openWords(page: Page): Promise<void> {
  opened.add(page);
  let fetched: Language | null = null;
  while (fetched !== language) {
    fetched = language; // it may have changed while we waited
    await fetchWords(fetched, page);
  }
}

/** Changes the language of the whole page, once all its words are here, and remembers the choice. */
export async function changeLanguage(next: Language): Promise<void> {
  keepLanguage(next);
  await Promise.all([...opened].map((page) => fetchWords(next, page)));
  await show(next);
}
