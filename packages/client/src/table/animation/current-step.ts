import { createContext, useContext } from 'react';
import type { CurrentStep } from './animation-queue';

export const CurrentStepContext = createContext<CurrentStep | null>(null);

/** Returns the animation step that is playing, or null. */
export const useCurrentStep = (): CurrentStep | null => useContext(CurrentStepContext);
