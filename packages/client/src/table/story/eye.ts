/** Between the story and a map that shows a part of the city: the story waits until the map shows its place. */
import type { RefObject } from 'react';
import { createContext } from 'react';

export interface MovingMap {
  readonly movesFor: () => number; // milliseconds until the map is where it goes
  readonly arrive: () => void; // puts the map there at once: a busy page may draw no frame in that time
}

/** Null: the whole city is in sight. */
export type Eye = RefObject<MovingMap | null>;

export const EyeContext = createContext<Eye | null>(null);
