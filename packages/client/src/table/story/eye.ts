/** Between the story and a map that shows a part of the city: how long the map still moves. */
import type { RefObject } from 'react';
import { createContext } from 'react';

/** Milliseconds until the window has come where it is going; null: there is no window, all is in sight. */
export type Eye = RefObject<(() => number) | null>;

export const EyeContext = createContext<Eye | null>(null);
