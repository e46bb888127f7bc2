import { useMemo, useSyncExternalStore } from 'react';
import type { Namespace, TFunction } from './keys';
import { subscribe, getLanguage, translate } from './messages';

/**
 * Returns the function `t` for some catalogues. Keys of the first catalogue need no prefix. The component renders
 * again when the language changes.
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
