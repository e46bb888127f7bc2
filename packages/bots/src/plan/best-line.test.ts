import { legalActions, viewFor } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { toFastBoard } from '../board/fast-board';
import { createEvalContext } from '../eval/context';
import { FITTED_WEIGHTS } from '../eval/weights';
import positions from '../fixtures/judgement.json';
import { type Observation, legalOfType } from '../observation';
import { bestLine, bestLines } from './best-line';

const POSITIONS = [...positions.spread, ...positions.ownFire];

function planIn(position: string) {
  const state = readPosition(position);
  const view = viewFor(state, state.turn.seat);
  const board = toFastBoard(view, state.turn.seat);
  const context = createEvalContext(view, board, FITTED_WEIGHTS);
  return { observation: { view, legal: legalActions(view), events: [] } as Observation, board, context };
}

test.each(POSITIONS.map((position, index) => [index + 1, position] as const))(
  'the best line is that of the best district to spread into, position %d',
  (_, position) => {
    const { observation, board, context } = planIn(position);
    const spreads = legalOfType(observation, 'spread');
    const targets = new Set(spreads.map(({ to }) => to));
    const values = [...targets].map((target) => {
      const legal = spreads.filter(({ to }) => to === target);
      return bestLine({ ...observation, legal }, board, context)?.value ?? -Infinity;
    });
    expect(targets.size).toBeGreaterThan(1);
    expect(bestLine(observation, board, context)?.value).toBe(Math.max(...values));
  },
);

test('no two lines differ only in where the fire comes from', () => {
  let left = 0;
  for (const position of POSITIONS) {
    const { observation, board, context } = planIn(position);
    const lines = bestLines(observation, board, context);
    const effects = lines.map(({ actions: [first, ...rest] }) =>
      JSON.stringify([first.type === 'spread' && [first.card, first.to], rest]),
    );
    expect(new Set(effects).size).toBe(lines.length);
    left += lines.length;
  }
  expect(left).toBeGreaterThan(POSITIONS.length);
});

test('a narrow planner plans the best spread into each of fewer districts, and finds nothing better', () => {
  let worse = 0;
  for (const position of POSITIONS) {
    const { observation, board, context } = planIn(position);
    const lines = bestLines(observation, board, { ...context, breadth: { spreads: 2, plans: 20 } });
    const targets = lines.flatMap(({ actions: [first] }) => (first.type === 'spread' ? [first.to] : []));
    expect(new Set(targets).size).toBeLessThanOrEqual(2);
    const [narrow = 0, wide = 0] = [lines[0]?.value, bestLine(observation, board, context)?.value];
    expect(narrow).toBeLessThanOrEqual(wide + 1e-9);
    if (narrow < wide - 1e-9) worse += 1;
  }
  expect(worse).toBeGreaterThan(0);
});
