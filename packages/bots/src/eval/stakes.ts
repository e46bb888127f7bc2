/**
 * What it costs a seat when a district burns: its own houses and objectives, less what it takes from the others, who
 * count the more the nearer they are to winning.
 */
import type { Colour, ObjectiveId, PublicState, Seat } from '@great-fire/game';
import { COLOURS, STARTING_VP, HERO_VP, HOUSE_VP, OBJECTIVE_IDS } from '@great-fire/game';
import { BOARD, OBJECTIVES } from '@great-fire/game/board';
import { DISTRICT_COUNT } from '../board/distances';
import { districtIdAt, districtIndex } from '../board/fast-board';

/** How sure a seat is of who has which colour: by seat and colour, each seat's adding up to 1. */
export type ColourBelief = readonly { readonly [C in Colour]: number }[];

/** What a seat holds that its stakes depend on. */
export interface OwnCards {
  readonly colour: Colour;
  readonly objectives: readonly ObjectiveId[];
}

/** So many VP behind the first count a third as much. */
const RIVALRY_DECAY_VP = 6;

/** How much each seat's VP count against the one that thinks: itself 1, the others -1 together. */
export function seatWeights(expected: readonly number[], self: Seat): readonly number[] {
  const best = Math.max(...expected.filter((_, seat) => seat !== self));
  const rawWeights = expected.map((vp, seat) =>
    seat === self ? 0 : Math.exp((vp - best) / RIVALRY_DECAY_VP),
  );
  const sum = rawWeights.reduce((total, weight) => total + weight, 0);
  return rawWeights.map((weight, seat) => (seat === self ? 1 : -weight / sum));
}

/** Who has which colour as far as a seat knows from the cards alone. @source OPT-A, SEC-4 */
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

/** What is known of a seat whose colour is. */
export function certainBelief(own: Colour): ColourBelief[number] {
  return CERTAIN_BELIEFS[own];
}

/** Of the VP of each colour: how much one counts for the seat that thinks. */
export function computeColourWeights(
  belief: ColourBelief,
  weightsBySeat: readonly number[],
): { readonly [C in Colour]: number } {
  return mapColours((colour) =>
    belief.reduce((sum, seatBelief, seat) => sum + seatBelief[colour] * (weightsBySeat[seat] ?? 0), 0),
  );
}

/** The VP that each seat may expect in the end, by what is known of its houses. `burnRisk` by district index. */
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

/** By district index: the VP that the seat loses, set against the others, when what stands there burns. */
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
  // An objective that the seat does not hold lies with each of the others as likely as with any other card of its deck.
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
