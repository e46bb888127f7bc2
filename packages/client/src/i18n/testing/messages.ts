/** Every text of a language by its full key, `catalogue:path.to.key`, as the tests read them. */
import type { MessageBundle } from '../loaders';
import { LOADERS } from '../loaders';
import type { Language } from '../languages';

function* leaves(messages: object, path: string): Generator<readonly [string, string]> {
  for (const [key, message] of Object.entries(messages) as [string, string | object][]) {
    if (typeof message === 'string') yield [path + key, message];
    else yield* leaves(message, `${path}${key}.`);
  }
}

const BUNDLES = Object.keys(LOADERS.en) as MessageBundle[];

/** All texts of a language. */
export async function allMessages(language: Language): Promise<ReadonlyMap<string, string>> {
  const bundles = await Promise.all(BUNDLES.map((bundle) => LOADERS[language][bundle]()));
  const namespaces = bundles.flatMap((bundle) => Object.entries(bundle));
  return new Map(namespaces.flatMap(([name, messages]) => [...leaves(messages, `${name}:`)]));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A key without its plural ending. */
export const keyStem = (key: string): string => key.replace(PLURAL, '');

/** The plural form that a key is for, or null. */
export const pluralForm = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;
