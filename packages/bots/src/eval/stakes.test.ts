import { HERO_VP, HOUSE_VP, OBJECTIVE_IDS, STARTING_VP, type ObjectiveId } from '@great-fire/game';
import { OBJECTIVES, type DistrictId } from '@great-fire/game/board';
import { readPosition } from '@great-fire/game/notation';
import { DISTRICT_COUNT } from '../board/distances';
import { districtIndex } from '../board/fast-board';
import { certainBelief, computeColourWeights, expectedVp, seatWeights, stakesOf } from './stakes';
import { HEURISTIC_WEIGHTS } from './weights';

const belief = (['red', 'blue', 'green'] as const).map(certainBelief);

test('the own seat counts as much as all others together, and the leader of those most', () => {
  const [own = 0, leader = 0, last = 0] = seatWeights([10, 40, 40 - HEURISTIC_WEIGHTS.rivalryDecayVp], 0);
  expect(own).toBe(1);
  expect(leader + last).toBeCloseTo(-1);
  expect(leader / last).toBeCloseTo(Math.E);
});

test('END-3: expected VP count lost houses, houses at risk, cones put out and the Hero', () => {
  const state = readPosition(
    'aldgate H:rrb | lost r2 b0 | hero 1 | seat 1 blue put-out:3 | seat 2 green put-out:1 | pudding-lane F5',
  );
  const risk = new Float64Array(DISTRICT_COUNT);
  risk[districtIndex('aldgate')] = 0.5;
  const red = STARTING_VP - HOUSE_VP * (2 + 2 * 0.5);
  const blue = STARTING_VP - HOUSE_VP * (state.lost.blue + 0.5) + 3 + HERO_VP;
  const green = STARTING_VP - HOUSE_VP * state.lost.green + 1;
  expect(expectedVp(state, belief, risk)).toEqual([red, blue, green]);
});

describe('stakes', () => {
  const state = readPosition('aldgate H:rrb | minories H:g | pudding-lane F5');
  const weights = computeColourWeights(belief, [1, -0.75, -0.25]);
  const stakes = (objectives: readonly ObjectiveId[]) =>
    stakesOf(state, { colour: 'red', objectives }, weights);

  test('own houses count as losses, houses of the others by the weight of their seat', () => {
    expect(weights).toMatchObject({ red: 1, blue: -0.75, green: -0.25, yellow: 0 });
    const housesAt = (place: DistrictId) =>
      OBJECTIVE_IDS.filter((id) => OBJECTIVES[id].districts.includes(place)).reduce(
        (sum, id) => sum + OBJECTIVES[id].vp / (OBJECTIVE_IDS.length / 3 - 1),
        stakes([])[districtIndex(place)] ?? NaN,
      );
    expect(housesAt('aldgate')).toBeCloseTo(HOUSE_VP * (2 - 0.75));
    expect(housesAt('minories')).toBeCloseTo(HOUSE_VP * -0.25);
    expect(stakes([])[districtIndex('tower')]).toBe(0);
  });

  test('an own objective counts its VP, one that an opponent may hold its share of them', () => {
    const id = OBJECTIVE_IDS.find((card) => OBJECTIVES[card].districts.includes('aldgate'));
    if (id === undefined) throw new Error('No objective names Aldgate');
    const [held, unknown] = [stakes([id]), stakes([])].map((list) => list[districtIndex('aldgate')] ?? NaN);
    const { vp } = OBJECTIVES[id];
    expect((held ?? NaN) - (unknown ?? NaN)).toBeCloseTo(vp + vp / (OBJECTIVE_IDS.length / 3 - 1));
  });
});
