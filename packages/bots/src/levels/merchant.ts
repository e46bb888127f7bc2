/** The merchant: plans by hand-tuned weights. */
import { HAND_TUNED_WEIGHTS } from '../eval/weights';
import { createPlanner } from './planner';

export const merchant = createPlanner({ weights: HAND_TUNED_WEIGHTS, infersColours: false });
