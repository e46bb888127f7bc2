/** The names of the languages, and the user's choice. */
import { LANGUAGES, type Language } from '@great-fire/protocol/language';
import { writeStored, readStored } from '../lib/local-storage';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
};

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

/** Returns the first supported language, ignoring regions; English if there is none. */
export function matchLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

/** Returns the stored choice, else the first supported language of the browser. */
export function initialLanguage(): Language {
  const stored = readStored('language') ?? undefined;
  return isLanguage(stored) ? stored : matchLanguage(navigator.languages);
}

/** Stores the language for the next visit. */
export function storeLanguage(language: Language): void {
  writeStored('language', language);
}
