/** The board as the rules read it: sizes, kinds, neighbours and the directions that fire may take. */
import type { Direction } from '../state';
import type { DistrictId, ObjectiveId } from './ids';
import { DISTRICT_IDS } from './ids';
import type { Diagonal, MapDistrict, MapObjective } from './map';
import { LONDON_MAP } from './map';

export const PUDDING_LANE = 'pudding-lane' satisfies DistrictId;

export type Bearing = Direction | Diagonal;

export interface Neighbour {
  readonly id: DistrictId;
  readonly bearing: Bearing; // from the district whose neighbour it is
  readonly allowsFire: boolean; // fire may take this way
}

export interface BoardDistrict {
  readonly map: MapDistrict;
  readonly id: DistrictId;
  readonly index: number; // its place in DISTRICT_IDS, for lists by district
  readonly size: number; // 4: houses printed there
  readonly isCity: boolean;
  readonly isPuddingLane: boolean;
  readonly isGreen: boolean; // of the green region, where nothing is placed in setup
  readonly neighbours: readonly Neighbour[];
  readonly fireNeighbours: readonly Neighbour[]; // those that fire may take
  readonly cardTargets: { readonly [D in Direction]: readonly DistrictId[] }; // where each fire card leads (FIRE-4)
  readonly moveTargets: readonly DistrictId[]; // where a pawn or a band may go from here (ACT-2, ACT-3)
}

const OPPOSITE: { readonly [B in Bearing]: Bearing } = {
  N: 'S',
  S: 'N',
  E: 'W',
  W: 'E',
  NE: 'SW',
  SW: 'NE',
  NW: 'SE',
  SE: 'NW',
};

const indexById = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((item) => [item.id, item]));

const mapDistrictsById = indexById(LONDON_MAP.districts);

function findNeighbours(id: DistrictId): readonly Neighbour[] {
  return LONDON_MAP.links.flatMap((link): readonly Neighbour[] => {
    if (link.a === id) return [{ id: link.b, bearing: link.dir, allowsFire: link.fire }];
    if (link.b === id) return [{ id: link.a, bearing: OPPOSITE[link.dir], allowsFire: link.fire }];
    return [];
  });
}

function createBoardDistrict(id: DistrictId): BoardDistrict {
  const map = mapDistrictsById.get(id);
  if (map === undefined) throw new Error(`The map has no district ${id}`);
  const neighbours = findNeighbours(id);
  const fireNeighbours = neighbours.filter((neighbour) => neighbour.allowsFire);
  const findCardTargets = (card: Direction) =>
    fireNeighbours.flatMap((neighbour) => (cardAllows(card, neighbour.bearing) ? [neighbour.id] : []));
  return {
    map,
    id,
    index: DISTRICT_IDS.indexOf(id),
    size: map.size,
    isCity: map.kind === 'city',
    isPuddingLane: map.kind === 'pudding-lane',
    isGreen: map.region === 'green',
    neighbours,
    fireNeighbours,
    cardTargets: {
      N: findCardTargets('N'),
      E: findCardTargets('E'),
      S: findCardTargets('S'),
      W: findCardTargets('W'),
    },
    moveTargets: neighbours.flatMap((neighbour) => (neighbour.id === PUDDING_LANE ? [] : [neighbour.id])),
  };
}

/**
 * A record by district. Without a prototype no name means anything but a district, and V8 looks a key up
 * in it more than twice as fast as in an object of this many fields that has one.
 */
export function byDistrict<T>(value: (id: DistrictId) => T): { [D in DistrictId]: T } {
  const record = Object.create(null) as { [D in DistrictId]: T };
  for (const id of DISTRICT_IDS) record[id] = value(id);
  return record;
}

/** Every district of the board by its id. */
export const BOARD: { readonly [D in DistrictId]: BoardDistrict } = byDistrict(createBoardDistrict);

/** Every district by its index. */
export const DISTRICTS_BY_INDEX: readonly BoardDistrict[] = DISTRICT_IDS.map((id) => BOARD[id]);

/** By index, the indexes of the neighbours that fire may take. */
export const FIRE_NEIGHBOURS: readonly (readonly number[])[] = DISTRICTS_BY_INDEX.map(({ fireNeighbours }) =>
  fireNeighbours.map(({ id }) => BOARD[id].index),
);

/** By index and card, the indexes of where the card leads. @source FIRE-4 */
export const CARD_TARGETS: { readonly [D in Direction]: readonly (readonly number[])[] } = {
  N: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.N.map((id) => BOARD[id].index)),
  E: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.E.map((id) => BOARD[id].index)),
  S: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.S.map((id) => BOARD[id].index)),
  W: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.W.map((id) => BOARD[id].index)),
};

/** The city districts in the order of the map data. */
export const CITY_DISTRICTS: readonly DistrictId[] = DISTRICT_IDS.filter((id) => BOARD[id].isCity);

/** Every objective card by its id (SET-1). */
export const OBJECTIVES = Object.fromEntries(
  LONDON_MAP.objectives.map((objective) => [objective.id, objective]),
) as { readonly [O in ObjectiveId]: MapObjective };

/** Where fire may be: the city districts and Pudding Lane, in the order of the map data. */
export const BURNABLE_DISTRICTS: readonly DistrictId[] = DISTRICT_IDS.filter(
  (id) => BOARD[id].isCity || BOARD[id].isPuddingLane,
);

/** The indexes of BURNABLE_DISTRICTS. */
export const BURNABLE_INDICES: readonly number[] = BURNABLE_DISTRICTS.map((id) => BOARD[id].index);

/** The neighbour link from one district to another, over a border or a cross, or undefined. */
export function linkBetween(from: DistrictId, to: DistrictId): Neighbour | undefined {
  return BOARD[from].neighbours.find((neighbour) => neighbour.id === to);
}

/** Joined by a link or a cross. */
export function isAdjacent(a: DistrictId, b: DistrictId): boolean {
  return linkBetween(a, b) !== undefined;
}

/** Whether a card of this direction moves fire along this bearing. @source FIRE-4 */
export function cardAllows(card: Direction, bearing: Bearing): boolean {
  return bearing.includes(card);
}
