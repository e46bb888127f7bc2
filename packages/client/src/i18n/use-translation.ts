import { useMemo, useSyncExternalStore } from 'react';
import type { Catalogue, Say } from './keys';
import { listen, spoken, textOf } from './texts';

/**
 * Says the texts of some catalogues; the keys of the first need no name before them. What it says is said
 * anew when the language changes.
 */
export function useTranslation<
  const Home extends Catalogue = 'common',
  const Others extends readonly Catalogue[] = [],
>(catalogues?: Home | readonly [Home, ...Others]): { readonly t: Say<Home, Home | Others[number]> } {
  const language = useSyncExternalStore(listen, spoken, spoken);
  const names = catalogues === undefined ? 'common' : [catalogues].flat().join();
  return useMemo(() => {
    const from = names.split(',');
    return { t: (key, values) => textOf(language, from, key, values) };
  }, [language, names]);
}
