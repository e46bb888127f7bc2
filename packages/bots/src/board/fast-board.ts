/**
 * A board in numbers, for thinking: lists by district index that are cheap to copy and to change. Whether a choice is
 * legal the rules say; a scene only helps to guess what a choice is worth.
 */
import type { DistrictId, PublicState, Seat } from '@great-fire/game';
import { BOARD, DISTRICTS_BY_INDEX, PUDDING_LANE } from '@great-fire/game/board';
import { DISTRICT_COUNT } from './distances';

export const PUDDING_LANE_INDEX = BOARD[PUDDING_LANE].index;

export interface FastBoard {
  readonly cones: Int8Array;
  readonly bands: Int8Array;
  readonly houses: Int8Array; // how many stand
  readonly burnable: Uint8Array; // 1: fire may come here: a city district that is not demolished
  pawn: number; // of the seat that thinks
  points: number;
  conesPutOut: number; // since the thought began
}

const isCityByIndex = DISTRICTS_BY_INDEX.map((district) => district.isCity);

/** The board as a seat thinks of it. */
export function toFastBoard(state: PublicState, seat: Seat): FastBoard {
  const board: FastBoard = {
    cones: new Int8Array(DISTRICT_COUNT),
    bands: new Int8Array(DISTRICT_COUNT),
    houses: new Int8Array(DISTRICT_COUNT),
    burnable: new Uint8Array(DISTRICT_COUNT),
    pawn: districtIndex(state.seats[seat]?.pawn ?? PUDDING_LANE),
    points: state.turn.points,
    conesPutOut: 0,
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

/** A scene that may be changed without touching the other. */
export function copyBoard(board: FastBoard): FastBoard {
  return { ...board, cones: board.cones.slice(), bands: board.bands.slice() };
}

export function districtIndex(id: DistrictId): number {
  return BOARD[id].index;
}

/** @throws Error where no district has this index */
export function districtIdAt(index: number): DistrictId {
  const district = DISTRICTS_BY_INDEX[index];
  if (district === undefined) throw new Error(`No district has the index ${String(index)}`);
  return district.id;
}

/** On fire and not contained, as `isBurning` says of a state. */
export function isBurningAt({ cones, bands }: FastBoard, index: number): boolean {
  const coneCount = cones[index] ?? 0;
  return coneCount > 0 && ((bands[index] ?? 0) < coneCount || index === PUDDING_LANE_INDEX);
}

/** Bands that stand on no cone, as `freeBands` says of a state. */
export function freeBandsAt({ cones, bands }: FastBoard, index: number): number {
  return Math.max(0, (bands[index] ?? 0) - (cones[index] ?? 0));
}
