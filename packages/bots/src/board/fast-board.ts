/**
 * A board of typed arrays by district index, cheap to copy and to change. Bots only estimate values on it. The rules
 * decide whether an action is legal.
 */
import type { DistrictId, FireCard, PublicState, Seat } from '@great-fire/game';
import { BOARD, DISTRICTS_BY_INDEX, PUDDING_LANE } from '@great-fire/game/board';
import { DISTRICT_COUNT } from './distances';
import { type FireDeck, fireDeckFor } from './fire-deck';

export const PUDDING_LANE_INDEX = BOARD[PUDDING_LANE].index;

export interface FastBoard {
  readonly deck: FireDeck;
  readonly cones: Int8Array;
  readonly bands: Int8Array;
  readonly houses: Int8Array; // number of standing houses
  readonly burnable: Uint8Array; // 1 for city districts that are not demolished, so that fire may enter
  pawn: number; // district index, for the bot's own seat
  points: number;
  conesPutOut: number; // since the planning began
  gained: number; // VP on the others since the planning began, without cones: houses, tokens
  demolitions: number; // own demolition tokens
  hand: number; // number of fire cards of each direction in the own hand, as `packHand`
}

/** Bits of each direction in a packed hand. A hand has five cards, so three bits hold each count. */
const HAND_BITS = { N: 0, E: 3, S: 6, W: 9 } as const;

/** Returns one card in the form of a packed hand, which a sum of cards is. */
export const packCard = (card: FireCard): number => 1 << HAND_BITS[card];

export const packHand = (hand: readonly FireCard[]): number =>
  hand.reduce((sum, card) => sum + packCard(card), 0);

const isCityByIndex = DISTRICTS_BY_INDEX.map((district) => district.isCity);

/** Returns the board from the perspective of a seat. */
export function toFastBoard(state: PublicState, seat: Seat): FastBoard {
  const board: FastBoard = {
    deck: fireDeckFor(state.rules),
    cones: new Int8Array(DISTRICT_COUNT),
    bands: new Int8Array(DISTRICT_COUNT),
    houses: new Int8Array(DISTRICT_COUNT),
    burnable: new Uint8Array(DISTRICT_COUNT),
    pawn: districtIndex(state.seats[seat]?.pawn ?? PUDDING_LANE),
    points: state.turn.points,
    conesPutOut: 0,
    gained: 0,
    demolitions: 0,
    hand: 0,
  };
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const { cones, bands, houses, demolished } = state.districts[districtIdAt(index)];
    board.cones[index] = cones;
    board.bands[index] = bands;
    board.houses[index] = houses.length;
    board.burnable[index] = isCityByIndex[index] === true && !demolished ? 1 : 0;
  }
  return board;
}

/** Copies a board. The copy's cones, bands, pawn and points can change without effect on the original. */
export function copyBoard(board: FastBoard): FastBoard {
  return {
    deck: board.deck,
    cones: board.cones.slice(),
    bands: board.bands.slice(),
    houses: board.houses,
    burnable: board.burnable,
    pawn: board.pawn,
    points: board.points,
    conesPutOut: board.conesPutOut,
    gained: board.gained,
    demolitions: board.demolitions,
    hand: board.hand,
  };
}

/** Copies a board whose houses may change too. */
export function copyBoardWithHouses(board: FastBoard): FastBoard {
  return { ...copyBoard(board), houses: board.houses.slice(), burnable: board.burnable.slice() };
}

export function districtIndex(id: DistrictId): number {
  return BOARD[id].index;
}

/** Returns the id of a district index. @throws Error if there is no such index */
export function districtIdAt(index: number): DistrictId {
  const district = DISTRICTS_BY_INDEX[index];
  if (district === undefined) throw new Error(`No district has the index ${String(index)}`);
  return district.id;
}

/** Returns a number that boards of one plan share only if they are alike, with near certainty. */
export function hashBoard({ cones, bands, houses, pawn, points, demolitions }: FastBoard): number {
  let low = (pawn << 8) | (points << 4) | demolitions;
  let high = low ^ 0x5bd1e995;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const district =
      ((cones[index] as number) << 8) | ((bands[index] as number) << 4) | (houses[index] as number);
    low = Math.imul(low ^ district, 0x01000193);
    high = Math.imul(high ^ district, 0x85ebca6b) ^ (high >>> 13);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** Returns true if the district is on fire and not contained, like `isBurning`. */
export function isBurningAt({ cones, bands }: FastBoard, index: number): boolean {
  const coneCount = cones[index] ?? 0;
  return coneCount > 0 && ((bands[index] ?? 0) < coneCount || index === PUDDING_LANE_INDEX);
}

/** Returns the number of bands that stand on no cone, like `freeBands`. */
export function freeBandsAt({ cones, bands }: FastBoard, index: number): number {
  return Math.max(0, (bands[index] ?? 0) - (cones[index] ?? 0));
}

/** Returns the number of bands that the fire of a district lacks to be contained. */
export function missingBands({ cones, bands }: FastBoard, index: number): number {
  return Math.max(0, (cones[index] as number) - (bands[index] as number));
}
