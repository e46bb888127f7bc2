import { useMemo, useSyncExternalStore } from 'react';
import type { Namespace, TFunction } from './keys';
import { subscribe, getLanguage, translate } from './messages';

/**
 * Says the texts of some catalogues; the keys of the first need no name before them. What it says is said
 * anew when the language changes.
 */
export function useTranslation<
  const Default extends Namespace = 'common',
  const Others extends readonly Namespace[] = [],
>(
  namespaces?: Default | readonly [Default, ...Others],
): { readonly t: TFunction<Default, Default | Others[number]> } {
  const language = useSyncExternalStore(subscribe, getLanguage, getLanguage);
  const names = namespaces === undefined ? 'common' : [namespaces].flat().join();
  return useMemo(() => {
    const searched = names.split(',');
    return { t: (key, params) => translate(language, searched, key, params) };
  }, [language, names]);
}
