import { STANDARD_OPTIONS, createGame, type Colour, type PublicState } from '@great-fire/game';
import { BOARD, DISTRICT_IDS, FIRE_NEIGHBOURS } from '@great-fire/game/board';
import { readPosition } from '@great-fire/game/notation';
import { randomOptions, seedFromName, simulateGame } from '@great-fire/game/testing';
import { type FastBoard, PUDDING_LANE_INDEX, districtIndex, toFastBoard } from '../board/fast-board';
import { NO_ATTRACTION, computeFireDistances, estimateBurnRisk } from './burn-risk';
import { FITTED_WEIGHTS, HAND_TUNED_WEIGHTS, HEURISTIC_WEIGHTS } from './weights';

/** A fire in Cheapside. A card for west carries it to Bread Street, one for east to St Bennet. */
const fireInCheapside = (rules: string) =>
  readPosition(
    `cheapside F1 | bread-street H:rb | s-bennet H:rb | rules players:4 ${rules} | turn 20 spread`,
  );

const TURNS = 12;

describe.each([
  ['hand-tuned', HAND_TUNED_WEIGHTS],
  ['fitted', FITTED_WEIGHTS],
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

/** Returns a city in which these houses stand in every district, and only Cheapside is on fire. */
function cityOf(houses: readonly Colour[], bands = 0, cheapsideBands = 0): PublicState {
  const state = createGame({ players: 4, options: STANDARD_OPTIONS, seed: seedFromName('risk') });
  const districts = Object.fromEntries(
    DISTRICT_IDS.map((id) => {
      const isCheapside = id === 'cheapside';
      return [
        id,
        {
          ...state.districts[id],
          houses: BOARD[id].isCity && !isCheapside ? [...houses] : [],
          cones: isCheapside ? 1 : 0,
          bands: isCheapside ? cheapsideBands : bands,
        },
      ];
    }),
  ) as unknown as PublicState['districts'];
  return { ...state, districts };
}

describe.each([
  ['hand-tuned', HAND_TUNED_WEIGHTS],
  ['fitted', FITTED_WEIGHTS],
] as const)('by %s weights', (_, weights) => {
  const risksOf = (state: PublicState, turns = TURNS) => [
    ...estimateBurnRisk(toFastBoard(state, 0), turns, weights, NO_ATTRACTION),
  ];

  test('houses are safer the farther the fire, at any time', () => {
    const state = cityOf(['red']);
    const distances = [...computeFireDistances(toFastBoard(state, 0))];
    for (const turns of [1, 6, TURNS, 24, 36]) {
      const risks = risksOf(state, turns);
      const atDistance = (distance: number) => risks.filter((_risk, index) => distances[index] === distance);
      for (const distance of [1, 2, 3])
        expect(Math.min(...atDistance(distance))).toBeGreaterThan(Math.max(...atDistance(distance + 1)));
    }
  });

  test('a band makes a district safer', () => {
    const [guarded, open] = [risksOf(cityOf(['red'], 1)), risksOf(cityOf(['red']))];
    const near = BOARD['bread-street'].index;
    expect(guarded[near]).toBeLessThan(open[near] ?? 0);
  });

  test('without a burning district the risk is the same small one everywhere', () => {
    const risks = new Set(risksOf(cityOf(['red'], 0, 1)));
    expect(risks).toEqual(new Set([0, HEURISTIC_WEIGHTS.outOfReachRisk]));
  });
});

test('by fitted weights, three houses are at greater risk than two, and two at the same as one', () => {
  const riskOf = (houses: readonly Colour[]) =>
    estimateBurnRisk(toFastBoard(cityOf(houses), 0), TURNS, FITTED_WEIGHTS, NO_ATTRACTION)[
      districtIndex('bread-street')
    ] ?? NaN;
  expect(riskOf(['red', 'red'])).toBe(riskOf(['red']));
  expect(riskOf(['red', 'red', 'red'])).toBeGreaterThan(riskOf(['red', 'red']));
  expect(riskOf(['red', 'red', 'red', 'red'])).toBe(riskOf(['red', 'red', 'red']));
});

/** Searches by lists, which the product does by sets. */
function searchDistances({ cones, bands, burnable }: FastBoard): readonly number[] {
  const distances = cones.reduce<Map<number, number>>((burning, count, index) => {
    const isContained = (bands[index] ?? 0) >= count && index !== PUDDING_LANE_INDEX;
    return count === 0 || isContained ? burning : burning.set(index, 0);
  }, new Map());
  for (const [index, distance] of distances) {
    for (const to of FIRE_NEIGHBOURS[index] ?? [])
      if (!distances.has(to) && burnable[to] === 1) distances.set(to, Math.min(4, distance + 1));
  }
  return Array.from(cones, (_, index) => distances.get(index) ?? -1);
}

test.each([3, 6] as const)('the fire is as far as a search by lists finds, in a game of %d', (players) => {
  const found = new Set<number>();
  simulateGame(players, randomOptions('distances'), seedFromName('distances'), {
    after: (state) => {
      const board = toFastBoard(state, 0);
      const distances = [...computeFireDistances(board)];
      for (const distance of distances) found.add(distance);
      expect(distances).toEqual(searchDistances(board));
      board.burnable.fill(0, 20, 40);
      expect([...computeFireDistances(board)]).toEqual(searchDistances(board));
    },
  });
  expect([...found].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4]);
});
