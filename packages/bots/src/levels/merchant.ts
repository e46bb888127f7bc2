/** The merchant: plans by hand-tuned weights, and looks at few turns. */
import { HAND_TUNED_WEIGHTS } from '../eval/weights';
import { createPlanner } from './planner';

export const merchant = createPlanner({
  weights: HAND_TUNED_WEIGHTS,
  breadth: { spreads: 3, plans: 60 },
  infersColours: false,
});
