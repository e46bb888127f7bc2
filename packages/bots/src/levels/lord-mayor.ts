/** The Lord Mayor: plans like the alderman, but wider and by the learned burn risk, and plays its best lines on. */
import BURN_NET from '../eval/burn-net.json';
import { packNet } from '../eval/learned-burn-risk';
import { LORD_MAYOR_WEIGHTS } from '../eval/weights';
import { createPlanner } from './planner';

export const lordMayor = createPlanner({
  weights: LORD_MAYOR_WEIGHTS,
  infersColours: true,
  net: packNet(BURN_NET),
  searches: true,
});
