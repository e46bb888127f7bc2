/** Loads the messages of the page in the current language. */
import type { Language } from '@great-fire/protocol';
import { type MessageBundleName, loadBundle } from './loaders';
import { storeLanguage, initialLanguage } from './languages';
import { addMessages, setLanguage } from './messages';

let language: Language = 'en';
const loadedBundles = new Set<MessageBundleName>(['core']); // the bundles to reload when the language changes

async function fetchBundle(locale: Language, bundle: MessageBundleName): Promise<void> {
  for (const [name, messages] of Object.entries(await loadBundle(locale, bundle))) {
    addMessages(locale, name, messages);
  }
}

function applyLanguage(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  setLanguage(next);
}

/** Loads the core messages in the user's language. Call it before the first render. */
export async function initI18n(): Promise<void> {
  const initial = initialLanguage();
  await fetchBundle(initial, 'core');
  applyLanguage(initial);
}

/** Returns the language of the page. */
export const currentLanguage = (): Language => language;

/** Loads a message bundle in the current language, and in each language chosen later. */
export async function loadMessages(bundle: MessageBundleName): Promise<void> {
  loadedBundles.add(bundle);
  let fetched: Language | null = null;
  while (fetched !== language) {
    fetched = language; // the language may change during the request
    await fetchBundle(fetched, bundle);
  }
}

/** Loads all bundles in another language, then switches the page to it. Stores the choice. */
export async function changeLanguage(next: Language): Promise<void> {
  storeLanguage(next);
  const fetched = new Set<MessageBundleName>();
  while (fetched.size < loadedBundles.size) {
    const missing = [...loadedBundles].filter((bundle) => !fetched.has(bundle)); // more may come meanwhile
    await Promise.all(missing.map((bundle) => fetchBundle(next, bundle)));
    for (const bundle of missing) fetched.add(bundle);
  }
  applyLanguage(next);
}
