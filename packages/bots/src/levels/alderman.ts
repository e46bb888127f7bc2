/** The alderman: plans by the fitted weights, and infers hidden colours. */
import { FITTED_WEIGHTS } from '../eval/weights';
import { createPlanner } from './planner';

export const alderman = createPlanner({ weights: FITTED_WEIGHTS, infersColours: true });
