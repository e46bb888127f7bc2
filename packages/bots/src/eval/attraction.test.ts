import { seedFromName } from '@great-fire/game/testing';
import { type Colour, type PublicState, STANDARD_OPTIONS, createGame } from '@great-fire/game';
import { districtIndex, toFastBoard } from '../board/fast-board';
import { FITTED_WEIGHTS, HAND_TUNED_WEIGHTS } from './weights';
import { NO_ATTRACTION } from './burn-risk';
import { extractAttractionFeatures, computeBurnAttraction } from './attraction';
import { certainBelief } from './stakes';

const belief = (['red', 'blue', 'green'] as const).map(certainBelief);

/** Returns a position with these houses in Aldgate. */
function withHouses(houses: readonly Colour[], token = false): PublicState {
  const state = createGame({ players: 3, options: STANDARD_OPTIONS, seed: seedFromName('lures') });
  const aldgate = { ...state.districts.aldgate, houses: [...houses], token };
  return { ...state, districts: { ...state.districts, aldgate } };
}

const featuresAtAldgate = (state: PublicState) =>
  extractAttractionFeatures(state, toFastBoard(state, 0), districtIndex('aldgate'), belief);

test.each([
  { houses: ['red', 'blue', 'green'], want: 0, why: 'all lose alike' },
  { houses: ['yellow', 'black'], want: 0, why: 'nobody’s houses' },
  { houses: ['red', 'red'], want: 4 / 3, why: 'two seats gain 2 on the others, one none' },
  { houses: ['red', 'blue'], want: 2 / 3, why: 'one seat gains 2 on the others' },
] as const)('opponentGain is the mean gain over all seats: $houses, $why', ({ houses, want }) => {
  expect(featuresAtAldgate(withHouses(houses)).opponentGain).toBeCloseTo(want);
});

test('tokens, opponents’ gains and open neighbours increase the risk, near and far', () => {
  const lures = (houses: readonly Colour[], token: boolean) => {
    const state = withHouses(houses, token);
    const { far, near } = computeBurnAttraction(state, toFastBoard(state, 0), belief, FITTED_WEIGHTS);
    const index = districtIndex('aldgate');
    return [far[index] ?? 1, near[index] ?? 1] as const;
  };
  const [plain, wanted, paid] = [lures(['yellow'], false), lures(['red'], false), lures(['red'], true)];
  for (const how of [0, 1] as const) {
    expect(plain[how]).toBeLessThan(1);
    expect(wanted[how]).toBeLessThan(plain[how]);
    expect(paid[how]).toBeLessThan(wanted[how]);
  }
});

test('hand-tuned weights ignore attraction', () => {
  const state = withHouses(['red'], true);
  expect(computeBurnAttraction(state, toFastBoard(state, 0), belief, HAND_TUNED_WEIGHTS)).toBe(NO_ATTRACTION);
});
