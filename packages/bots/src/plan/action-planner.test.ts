import { HEURISTIC_WEIGHTS } from '../eval/weights';
import { demolitionCost } from './action-planner';

test('a demolition token that is kept is worth less the fewer turns are left, and little at last', () => {
  for (const turns of [1, 18, 36])
    expect(demolitionCost(turns)).toBe(turns * HEURISTIC_WEIGHTS.tokenVpPerTurn);
  expect(demolitionCost(36)).toBeGreaterThan(demolitionCost(18));
  expect(demolitionCost(18)).toBeGreaterThan(demolitionCost(1));
  expect(demolitionCost(1)).toBeLessThan(0.01);
});
