/** Connects the animation queue with a zoomed map: the queue waits until the map shows the step's place. */
import type { RefObject } from 'react';
import { createContext } from 'react';

export interface PannableMap {
  readonly remainingPanMs: () => number; // ms until the map reaches its target
  readonly finishPan: () => void; // jumps to the target: a busy page may draw no frame in time
}

/** Null: the map shows the whole city. */
export type PanRef = RefObject<PannableMap | null>;

export const ViewportPanContext = createContext<PanRef | null>(null);
