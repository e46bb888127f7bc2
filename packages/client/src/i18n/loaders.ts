/**
 * Loads message bundles. A page loads its bundles when it is opened, in one language only. Each language lists its own
 * bundles, so that the first page does not contain the lists of the others.
 */
import type { Language } from '@great-fire/protocol';
import type { LocaleBundles, LocaleCore } from './message-types';

/** Name of a message bundle; `core` has the texts that all pages need. */
export type MessageBundleName = 'core' | keyof LocaleBundles;

type Namespaces = Readonly<Record<string, object>>;

interface Locale {
  readonly core: LocaleCore;
  readonly bundles: LocaleBundles;
}

const LOCALES: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => import('./locales/en/core'),
  de: () => import('./locales/de/core'),
  fr: () => import('./locales/fr/core'),
  es: () => import('./locales/es/core'),
  it: () => import('./locales/it/core'),
};

export async function loadBundle(language: Language, bundle: MessageBundleName): Promise<Namespaces> {
  const { core, bundles } = await LOCALES[language]();
  return bundle === 'core' ? core : bundles[bundle]();
}
