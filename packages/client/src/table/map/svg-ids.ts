/** Ids inside one drawn map: two maps on a page must not share gradients or clips. */
import { createContext, useContext } from 'react';

export const SvgIdContext = createContext('map');

export interface SvgIds {
  readonly id: (name: string) => string; // for the definition
  readonly url: (name: string) => string; // for who uses it
}

export function useSvgIds(): SvgIds {
  const prefix = useContext(SvgIdContext);
  return { id: (name) => `${prefix}-${name}`, url: (name) => `url(#${prefix}-${name})` };
}

/** The clip of a district, as it is named among the ids. */
export const clipId = (district: string) => `clip-${district}`;
