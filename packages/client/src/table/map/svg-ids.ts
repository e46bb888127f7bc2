/** Ids inside one map. Two maps on a page must not share gradients or clip paths. */
import { createContext, useContext } from 'react';

export const SvgIdContext = createContext('map');

export interface SvgIds {
  readonly id: (name: string) => string; // for definitions
  readonly url: (name: string) => string; // for references
}

export function useSvgIds(): SvgIds {
  const prefix = useContext(SvgIdContext);
  return { id: (name) => `${prefix}-${name}`, url: (name) => `url(#${prefix}-${name})` };
}

/** Returns the name of a district's clip path, for `SvgIds`. */
export const clipId = (district: string) => `clip-${district}`;
