/**
 * Stakes: the cost of a burn for a seat. Its own houses and objectives count as losses, those of the others as gains.
 * Opponents who are closer to winning count more.
 */
import { BOARD, OBJECTIVES } from '@great-fire/game/board';
import {
  COLOURS,
  STARTING_VP,
  HERO_VP,
  HOUSE_VP,
  OBJECTIVE_IDS,
  type Colour,
  type ObjectiveId,
  type PublicState,
  type Seat,
} from '@great-fire/game';
import { DISTRICT_COUNT } from '../board/distances';
import { districtIdAt, districtIndex } from '../board/fast-board';
import { HEURISTIC_WEIGHTS } from './weights';

/** A seat's belief about the colours: probabilities by seat and colour. Those of each seat sum to 1. */
export type ColourBelief = readonly { readonly [C in Colour]: number }[];

/** The cards of a seat that its stakes depend on. */
export interface OwnCards {
  readonly colour: Colour;
  readonly objectives: readonly ObjectiveId[];
}

/** Returns the weight of each seat's VP: 1 for the own seat, and -1 in total for the others. */
export function seatWeights(expected: readonly number[], self: Seat): readonly number[] {
  const best = Math.max(...expected.filter((_, seat) => seat !== self));
  const rawWeights = expected.map((vp, seat) =>
    seat === self ? 0 : Math.exp((vp - best) / HEURISTIC_WEIGHTS.rivalryDecayVp),
  );
  const sum = rawWeights.reduce((total, weight) => total + weight, 0);
  return rawWeights.map((weight, seat) => (seat === self ? 1 : -weight / sum));
}

/** Returns what a seat knows about the colours from the cards alone. @source OPT-A, SEC-4 */
export function priorBelief(state: PublicState, self: Seat, own: Colour): ColourBelief {
  const unknown = mapColours((colour) => (colour === own ? 0 : 1 / (COLOURS.length - 1)));
  return state.seats.map(({ colour }, seat) => {
    if (seat === self) return certainBelief(own);
    return colour === null ? unknown : certainBelief(colour);
  });
}

function mapColours<T>(createValue: (colour: Colour) => T): { readonly [C in Colour]: T } {
  return Object.fromEntries(COLOURS.map((colour) => [colour, createValue(colour)])) as { [C in Colour]: T };
}

const CERTAIN_BELIEFS = mapColours((own) => mapColours((colour) => (colour === own ? 1 : 0)));

/** Returns the belief about a seat with a known colour. */
export function certainBelief(own: Colour): ColourBelief[number] {
  return CERTAIN_BELIEFS[own];
}

/** Returns the weight of the VP of each colour for the own seat. */
export function computeColourWeights(
  belief: ColourBelief,
  weightsBySeat: readonly number[],
): { readonly [C in Colour]: number } {
  return mapColours((colour) =>
    belief.reduce((sum, seatBelief, seat) => sum + seatBelief[colour] * (weightsBySeat[seat] ?? 0), 0),
  );
}

/** Returns each seat's expected final VP, without objectives and tokens. `burnRisk` is by district index. */
export function expectedVp(
  state: PublicState,
  belief: ColourBelief,
  burnRisk: Float64Array,
): readonly number[] {
  const housesAtRisk = { ...mapColours(() => 0) };
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    for (const colour of state.districts[districtIdAt(index)].houses)
      housesAtRisk[colour] += burnRisk[index] ?? 0;
  }
  return state.seats.map(({ putOut }, seat) => {
    const houses = COLOURS.reduce(
      (sum, colour) => sum + (belief[seat]?.[colour] ?? 0) * (state.lost[colour] + housesAtRisk[colour]),
      0,
    );
    return STARTING_VP - HOUSE_VP * houses + putOut + (state.hero === seat ? HERO_VP : 0);
  });
}

/** Returns by district index the VP that the seat loses, relative to the others, when the district burns. */
export function stakesOf(
  state: PublicState,
  own: OwnCards,
  colourWeights: { readonly [C in Colour]: number },
): Float64Array {
  const stakes = new Float64Array(DISTRICT_COUNT);
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    for (const colour of state.districts[districtIdAt(index)].houses) {
      stakes[index] = (stakes[index] ?? 0) + HOUSE_VP * colourWeights[colour];
    }
  }
  // Each objective that the seat does not hold belongs to a given opponent with the same probability.
  const opponentShare = 1 / (OBJECTIVE_IDS.length / 3 - 1);
  for (const id of OBJECTIVE_IDS) {
    const { districts, vp } = OBJECTIVES[id];
    const share = own.objectives.includes(id) ? vp : -vp * opponentShare;
    for (const district of districts) {
      if (BOARD[district].isCity && state.districts[district].houses.length > 0) {
        stakes[districtIndex(district)] = (stakes[districtIndex(district)] ?? 0) + share;
      }
    }
  }
  return stakes;
}
