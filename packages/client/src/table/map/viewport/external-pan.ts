/** Whether somebody else brings the map where it is needed: two that move it pull it from under a finger. */
import { createContext } from 'react';

export const ExternalPanContext = createContext(false);
