/** The Lord Mayor: plans like the alderman, but wider and by the learned burn risk, and plays its best lines on. */
import { LORD_MAYOR_BREADTH } from '../eval/context';
import { LORD_MAYOR_NET } from '../eval/lord-mayor-net';
import { LORD_MAYOR_WEIGHTS } from '../eval/weights';
import { createPlanner } from './planner';

export const lordMayor = createPlanner({
  weights: LORD_MAYOR_WEIGHTS,
  breadth: LORD_MAYOR_BREADTH,
  infersColours: true,
  net: LORD_MAYOR_NET,
  searches: true,
});
