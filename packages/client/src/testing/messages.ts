/** All texts of a language by their full keys, `catalogue:path.to.key`, for tests. */
import type { Language } from '@great-fire/protocol';
import { type MessageBundleName, loadBundle } from '../i18n/loaders';
import { bundles } from '../i18n/locales/en/core';

function* leaves(messages: object, path: string): Generator<readonly [string, string]> {
  for (const [key, message] of Object.entries(messages) as [string, string | object][]) {
    if (typeof message === 'string') yield [path + key, message];
    else yield* leaves(message, `${path}${key}.`);
  }
}

const BUNDLES = ['core', ...Object.keys(bundles)] as MessageBundleName[];

/** Returns all texts of a language. */
export async function allMessages(language: Language): Promise<ReadonlyMap<string, string>> {
  const loaded = await Promise.all(BUNDLES.map((bundle) => loadBundle(language, bundle)));
  const namespaces = loaded.flatMap((bundle) => Object.entries(bundle));
  return new Map(namespaces.flatMap(([name, messages]) => [...leaves(messages, `${name}:`)]));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Returns the key without its plural suffix. */
export const keyStem = (key: string): string => key.replace(PLURAL, '');

export const pluralForm = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;
