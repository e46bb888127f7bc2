import { HEURISTIC_WEIGHTS } from '../eval/weights';
import { demolitionCost } from './action-planner';

test('a demolition token is worth less the fewer turns are left, but never nothing', () => {
  const { tokenTurns, minTokenGainVp, minLastTokenGainVp } = HEURISTIC_WEIGHTS;
  expect(demolitionCost(tokenTurns * 2)).toBe(minTokenGainVp);
  expect(demolitionCost(tokenTurns)).toBe(minTokenGainVp);
  expect(demolitionCost(tokenTurns / 2)).toBe(minTokenGainVp / 2);
  expect(demolitionCost(1)).toBe(minLastTokenGainVp);
});
