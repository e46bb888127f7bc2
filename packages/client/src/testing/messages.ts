/** All texts of a language by their full keys, `catalogue:path.to.key`, for tests. */
import { loadAllBundles } from '../i18n/loaders';
import type { Language } from '../i18n/languages';

function* leaves(messages: object, path: string): Generator<readonly [string, string]> {
  for (const [key, message] of Object.entries(messages) as [string, string | object][]) {
    if (typeof message === 'string') yield [path + key, message];
    else yield* leaves(message, `${path}${key}.`);
  }
}

/** Returns all texts of a language. */
export async function allMessages(language: Language): Promise<ReadonlyMap<string, string>> {
  const namespaces = (await loadAllBundles(language)).flatMap((bundle) => Object.entries(bundle));
  return new Map(namespaces.flatMap(([name, messages]) => [...leaves(messages, `${name}:`)]));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Returns the key without its plural suffix. */
export const keyStem = (key: string): string => key.replace(PLURAL, '');

/** Returns the plural form in the key, or null. */
export const pluralForm = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;
