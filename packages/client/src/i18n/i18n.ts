/** The words of the page, in the language of its person. */
import type { Page } from './catalogues';
import { CATALOGUES } from './catalogues';
import { withFrenchSpaces } from './french-spaces';
import type { Language } from './languages';
import { keepLanguage, startingLanguage } from './languages';
import { addTexts, speak } from './texts';

let language: Language = 'en';
const opened = new Set<Page>(['house']); // the pages whose words a change of language must bring along

async function fetchWords(of: Language, page: Page): Promise<void> {
  for (const [name, words] of Object.entries(await CATALOGUES[of][page]())) {
    addTexts(of, name, of === 'fr' ? withFrenchSpaces(words) : words);
  }
}

function show(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  speak(next);
}

/** Fetches the words of the house in the person's language. Nothing is to be drawn before. */
export async function startLanguages(): Promise<void> {
  const first = startingLanguage();
  await fetchWords(first, 'house');
  show(first);
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
  show(next);
}
