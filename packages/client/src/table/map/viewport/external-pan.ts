/**
 * True if another component (the tutorial) pans the map. Auto-pan is then off, because two controllers would fight
 * over the scroll position.
 */
import { createContext } from 'react';

export const ExternalPanContext = createContext(false);
