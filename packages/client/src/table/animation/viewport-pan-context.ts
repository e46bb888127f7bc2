/** Between the story and a map that shows a part of the city: the story waits until the map shows its place. */
import type { RefObject } from 'react';
import { createContext } from 'react';

export interface PannableMap {
  readonly remainingPanMs: () => number; // milliseconds until the map is where it goes
  readonly finishPan: () => void; // puts the map there at once: a busy page may draw no frame in that time
}

/** Null: the whole city is in sight. */
export type PanRef = RefObject<PannableMap | null>;

export const ViewportPanContext = createContext<PanRef | null>(null);
