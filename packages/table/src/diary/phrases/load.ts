import type { Language } from '@great-fire/protocol';
import type { DiaryPhrases } from '../phrases';

const LOADERS: Readonly<Record<Language, () => Promise<DiaryPhrases>>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
  it: async () => (await import('./it')).it,
};

/** Loads the sentences of one language, so that a page loads no other. */
export const loadDiaryPhrases = (language: Language): Promise<DiaryPhrases> => LOADERS[language]();
