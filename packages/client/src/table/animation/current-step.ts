import { createContext, useContext } from 'react';
import type { CurrentStep } from './animation-queue';

export const CurrentStepContext = createContext<CurrentStep | null>(null);

/** The beat that is being told, or null. */
export const useCurrentStep = (): CurrentStep | null => useContext(CurrentStepContext);
