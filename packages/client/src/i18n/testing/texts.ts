/** Every text of a language by its full key, `catalogue:path.to.key`, as the tests read them. */
import type { Page } from '../catalogues';
import { CATALOGUES } from '../catalogues';
import type { Language } from '../languages';

function* leaves(words: object, path: string): Generator<readonly [string, string]> {
  for (const [key, word] of Object.entries(words) as [string, string | object][]) {
    if (typeof word === 'string') yield [path + key, word];
    else yield* leaves(word, `${path}${key}.`);
  }
}

const PAGES = Object.keys(CATALOGUES.en) as Page[];

/** All texts of a language. */
export async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const pages = await Promise.all(PAGES.map((page) => CATALOGUES[language][page]()));
  const catalogues = pages.flatMap((page) => Object.entries(page));
  return new Map(catalogues.flatMap(([name, words]) => [...leaves(words, `${name}:`)]));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A key without its plural ending. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');

/** The plural form that a key is for, or null. */
export const pluralOf = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;
