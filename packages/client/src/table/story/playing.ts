import { createContext, useContext } from 'react';
import type { Playing } from './reel';

export const PlayingContext = createContext<Playing | null>(null);

/** The beat that is being told, or null. */
export const usePlaying = (): Playing | null => useContext(PlayingContext);
