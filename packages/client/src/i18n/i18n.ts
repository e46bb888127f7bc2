/** The words of the page, in the language of its person. */
import type { MessageBundle } from './loaders';
import { LOADERS } from './loaders';
import { withFrenchSpaces } from './french-spaces';
import type { Language } from './languages';
import { storeLanguage, initialLanguage } from './languages';
import { addMessages, setLanguage } from './messages';

let language: Language = 'en';
const loadedBundles = new Set<MessageBundle>(['house']); // the pages whose words a change of language must bring along

async function fetchBundle(locale: Language, bundle: MessageBundle): Promise<void> {
  for (const [name, messages] of Object.entries(await LOADERS[locale][bundle]())) {
    addMessages(locale, name, locale === 'fr' ? withFrenchSpaces(messages) : messages);
  }
}

function applyLanguage(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  setLanguage(next);
}

/** Fetches the words of the house in the person's language. Nothing is to be drawn before. */
export async function initI18n(): Promise<void> {
  const initial = initialLanguage();
  await fetchBundle(initial, 'house');
  applyLanguage(initial);
}

/** The language that the page is shown in. */
export const currentLanguage = (): Language => language;

/** Fetches the words of a page in the language shown; later languages will bring them too. */
export async function loadMessages(bundle: MessageBundle): Promise<void> {
  loadedBundles.add(bundle);
  let fetched: Language | null = null;
  while (fetched !== language) {
    fetched = language; // it may have changed while we waited
    await fetchBundle(fetched, bundle);
  }
}

/** Changes the language of the whole page, once all its words are here, and remembers the choice. */
export async function changeLanguage(next: Language): Promise<void> {
  storeLanguage(next);
  await Promise.all([...loadedBundles].map((bundle) => fetchBundle(next, bundle)));
  applyLanguage(next);
}
