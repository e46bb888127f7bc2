/** The languages of the product, and which of them this browser's person reads. */
import { keep, readKept } from '../shell/kept';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, for the choice. */
export const NAMES_OF_LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((one) => one === text);

/** The first wish that we can meet, region aside; English where none can be met. */
export function bestLanguage(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

/** What was chosen by hand before; else the browser's first language that we have. */
export function startingLanguage(): Language {
  const kept = readKept('language') ?? undefined;
  return isLanguage(kept) ? kept : bestLanguage(navigator.languages);
}

/** Remembers the choice for the next visit. */
export function keepLanguage(language: Language): void {
  keep('language', language);
}
