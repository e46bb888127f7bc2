/** The alderman: plans by the fitted weights, and infers hidden colours. */
import { FITTED_WEIGHTS } from '../eval/weights';
import { createPlanner } from './planner';

export const alderman = createPlanner({
  weights: FITTED_WEIGHTS,
  breadth: { spreads: 12, plans: 160 },
  infersColours: true,
});
