import { readPosition } from '@great-fire/game/notation';
import { districtIndex, toFastBoard } from '../board/fast-board';
import { NO_ATTRACTION, estimateBurnRisk } from './burn-risk';
import { FITTED, HAND_TUNED } from './weights';

/** A fire in Cheapside. A card for west carries it to Bread Street, one for east to St Bennet. */
const fireInCheapside = (rules: string) =>
  readPosition(
    `cheapside F1 | bread-street H:rb | s-bennet H:rb | rules players:4 ${rules} | turn 20 spread`,
  );

const TURNS = 12;

describe.each([
  ['hand-tuned', HAND_TUNED],
  ['fitted', FITTED],
] as const)('%s weights', (_, weights) => {
  const risksIn = (rules: string) => {
    const state = fireInCheapside(rules);
    const risk = estimateBurnRisk(toFastBoard(state, 0), TURNS, weights, NO_ATTRACTION);
    return { west: risk[districtIndex('bread-street')] ?? 0, east: risk[districtIndex('s-bennet')] ?? 0 };
  };

  test('SET-1: fire moves west and east alike, because each direction has 15 cards', () => {
    const { west, east } = risksIn('');
    expect(west).toBe(east);
  });

  test('OPT-C: the east wind endangers what lies west of a fire, and spares what lies east of it', () => {
    const standard = risksIn('');
    const { west, east } = risksIn('east-wind');
    expect(west).toBeGreaterThan(standard.west);
    expect(east).toBeLessThan(standard.east);
  });
});
