import { demolitionCost } from './action-planner';

test('a demolition token that is kept is worth less the fewer turns are left, and nothing in the last turn', () => {
  const costAt = (turns: number) => demolitionCost({ turns, weightsBySeat: [1, -0.5, -0.25, -0.25] });
  expect(costAt(36)).toBeGreaterThan(costAt(18));
  expect(costAt(18)).toBeGreaterThan(costAt(5));
  expect(costAt(5)).toBeGreaterThan(0);
  for (const turns of [4, 1]) expect(costAt(turns)).toBeLessThan(0);
});
