/**
 * A board in numbers, for thinking: lists by district index that are cheap to copy and to change. Whether a choice is
 * legal the rules say; a scene only helps to guess what a choice is worth.
 */
import type { DistrictId, PublicState, Seat } from '@great-fire/game';
import { BOARD, BOARD_LIST, PUDDING_LANE } from '@great-fire/game/board';
import { PLACE_COUNT } from './distances';

export const PUDDING_LANE_INDEX = BOARD[PUDDING_LANE].index;

export interface Scene {
  readonly cones: Int8Array;
  readonly bands: Int8Array;
  readonly houses: Int8Array; // how many stand
  readonly open: Uint8Array; // 1: fire may come here: a city district that is not demolished
  pawn: number; // of the seat that thinks
  points: number;
  putOut: number; // since the thought began
}

const isCity = BOARD_LIST.map((district) => district.isCity);

/** The board as a seat thinks of it. */
export function sceneOf(state: PublicState, seat: Seat): Scene {
  const scene: Scene = {
    cones: new Int8Array(PLACE_COUNT),
    bands: new Int8Array(PLACE_COUNT),
    houses: new Int8Array(PLACE_COUNT),
    open: new Uint8Array(PLACE_COUNT),
    pawn: indexOf(state.seats[seat]?.pawn ?? PUDDING_LANE),
    points: state.turn.points,
    putOut: 0,
  };
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    const { cones, bands, houses, demolished } = state.districts[idAt(index)];
    scene.cones[index] = cones;
    scene.bands[index] = bands;
    scene.houses[index] = houses.length;
    scene.open[index] = isCity[index] === true && !demolished ? 1 : 0;
  }
  return scene;
}

/** A scene that may be changed without touching the other. */
export function copyScene(scene: Scene): Scene {
  return { ...scene, cones: scene.cones.slice(), bands: scene.bands.slice() };
}

export function indexOf(id: DistrictId): number {
  return BOARD[id].index;
}

/** @throws Error where no district has this index */
export function idAt(index: number): DistrictId {
  const district = BOARD_LIST[index];
  if (district === undefined) throw new Error(`No district has the index ${String(index)}`);
  return district.id;
}

/** On fire and not contained, as `isBurning` says of a state. */
export function burnsIn({ cones, bands }: Scene, index: number): boolean {
  const here = cones[index] ?? 0;
  return here > 0 && ((bands[index] ?? 0) < here || index === PUDDING_LANE_INDEX);
}

/** Bands that stand on no cone, as `freeBands` says of a state. */
export function freeIn({ cones, bands }: Scene, index: number): number {
  return Math.max(0, (bands[index] ?? 0) - (cones[index] ?? 0));
}
