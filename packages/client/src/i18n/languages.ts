/** The languages of the product, and which of them this browser's person reads. */
import { writeStored, readStored } from '../lib/local-storage';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, for the choice. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The first wish that we can meet, region aside; English where none can be met. */
export function matchLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

/** What was chosen by hand before; else the browser's first language that we have. */
export function initialLanguage(): Language {
  const stored = readStored('language') ?? undefined;
  return isLanguage(stored) ? stored : matchLanguage(navigator.languages);
}

/** Remembers the choice for the next visit. */
export function storeLanguage(language: Language): void {
  writeStored('language', language);
}
