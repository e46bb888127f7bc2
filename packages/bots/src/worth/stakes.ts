/**
 * What it costs a seat when a district burns: its own houses and objectives, less what it takes from the others, who
 * count the more the nearer they are to winning.
 */
import type { Colour, ObjectiveId, PublicState, Seat } from '@great-fire/game';
import { COLOURS, FULL_TRACK, HERO_VP, HOUSE_VP, OBJECTIVE_IDS } from '@great-fire/game';
import { BOARD, OBJECTIVES } from '@great-fire/game/board';
import { PLACE_COUNT } from '../scene/distances';
import { idAt, indexOf } from '../scene/scene';

/** How sure a seat is of who has which colour: by seat and colour, each seat's adding up to 1. */
export type Owners = readonly { readonly [C in Colour]: number }[];

/** What a seat holds that its stakes depend on. */
export interface OwnCards {
  readonly colour: Colour;
  readonly objectives: readonly ObjectiveId[];
}

/** So many VP behind the first count a third as much. */
const RIVALRY_VP = 6;

/** How much each seat's VP count against the one that thinks: itself 1, the others -1 together. */
export function rivalryOf(expected: readonly number[], self: Seat): readonly number[] {
  const best = Math.max(...expected.filter((_, seat) => seat !== self));
  const raw = expected.map((vp, seat) => (seat === self ? 0 : Math.exp((vp - best) / RIVALRY_VP)));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return raw.map((weight, seat) => (seat === self ? 1 : -weight / sum));
}

/** Who has which colour as far as a seat knows from the cards alone. @source OPT-A, SEC-4 */
export function ownersFromCards(state: PublicState, self: Seat, own: Colour): Owners {
  const unknown = byColour((colour) => (colour === own ? 0 : 1 / (COLOURS.length - 1)));
  return state.seats.map(({ colour }, seat) => {
    if (seat === self) return certain(own);
    return colour === null ? unknown : certain(colour);
  });
}

function byColour<T>(of: (colour: Colour) => T): { readonly [C in Colour]: T } {
  return Object.fromEntries(COLOURS.map((colour) => [colour, of(colour)])) as { [C in Colour]: T };
}

const CERTAIN = byColour((own) => byColour((colour) => (colour === own ? 1 : 0)));

/** What is known of a seat whose colour is. */
export function certain(own: Colour): Owners[number] {
  return CERTAIN[own];
}

/** Of the VP of each colour: how much one counts for the seat that thinks. */
export function weightOfColours(
  owners: Owners,
  rivalry: readonly number[],
): { readonly [C in Colour]: number } {
  return byColour((colour) =>
    owners.reduce((sum, known, seat) => sum + known[colour] * (rivalry[seat] ?? 0), 0),
  );
}

/** The VP that each seat may expect in the end, by what is known of its houses. `danger` by district index. */
export function expectedVp(state: PublicState, owners: Owners, danger: Float64Array): readonly number[] {
  const atStake = { ...byColour(() => 0) };
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    for (const colour of state.districts[idAt(index)].houses) atStake[colour] += danger[index] ?? 0;
  }
  return state.seats.map(({ putOut }, seat) => {
    const houses = COLOURS.reduce(
      (sum, colour) => sum + (owners[seat]?.[colour] ?? 0) * (state.lost[colour] + atStake[colour]),
      0,
    );
    return FULL_TRACK - HOUSE_VP * houses + putOut + (state.hero === seat ? HERO_VP : 0);
  });
}

/** By district index: the VP that the seat loses, set against the others, when what stands there burns. */
export function stakesOf(
  state: PublicState,
  own: OwnCards,
  colourWeights: { readonly [C in Colour]: number },
): Float64Array {
  const stakes = new Float64Array(PLACE_COUNT);
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    for (const colour of state.districts[idAt(index)].houses) {
      stakes[index] = (stakes[index] ?? 0) + HOUSE_VP * colourWeights[colour];
    }
  }
  // An objective that the seat does not hold lies with each of the others as likely as with any other card of its deck.
  const elsewhere = 1 / (OBJECTIVE_IDS.length / 3 - 1);
  for (const id of OBJECTIVE_IDS) {
    const { districts, vp } = OBJECTIVES[id];
    const share = own.objectives.includes(id) ? vp : -vp * elsewhere;
    for (const district of districts) {
      if (BOARD[district].isCity && state.districts[district].houses.length > 0) {
        stakes[indexOf(district)] = (stakes[indexOf(district)] ?? 0) + share;
      }
    }
  }
  return stakes;
}
