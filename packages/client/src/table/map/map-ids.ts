/** Ids inside one drawn map: two maps on a page must not share gradients or clips. */
import { createContext, useContext } from 'react';

export const MapIdContext = createContext('map');

export interface MapIds {
  readonly id: (name: string) => string; // for the definition
  readonly url: (name: string) => string; // for who uses it
}

export function useMapIds(): MapIds {
  const prefix = useContext(MapIdContext);
  return { id: (name) => `${prefix}-${name}`, url: (name) => `url(#${prefix}-${name})` };
}

/** The clip of a district, as it is named among the ids. */
export const clipOf = (district: string) => `clip-${district}`;
