/** The board as the rules engine reads it: sizes, kinds, neighbours and fire directions of the districts. */
import type { Direction } from '../state';
import { type DistrictId, type ObjectiveId, DISTRICT_IDS } from './ids';
import { type Diagonal, type MapDistrict, type MapObjective, LONDON_MAP } from './map';

export const PUDDING_LANE = 'pudding-lane' satisfies DistrictId;

export type Bearing = Direction | Diagonal;

export interface Neighbour {
  readonly id: DistrictId;
  readonly bearing: Bearing; // seen from the district that lists this neighbour
  readonly allowsFire: boolean; // whether fire may cross this link
}

export interface BoardDistrict {
  readonly map: MapDistrict;
  readonly id: DistrictId;
  readonly index: number; // position in DISTRICT_IDS, for arrays by district
  readonly size: number; // 4: the number of houses printed there
  readonly isCity: boolean;
  readonly isPuddingLane: boolean;
  readonly isGreen: boolean; // in the green region, where setup places nothing
  readonly neighbours: readonly Neighbour[];
  readonly fireNeighbours: readonly Neighbour[]; // the neighbours that fire may cross to
  readonly cardTargets: { readonly [D in Direction]: readonly DistrictId[] }; // where each fire card leads (FIRE-4)
  readonly moveTargets: readonly DistrictId[]; // the districts that a pawn or a band may enter from here (ACT-2, ACT-3)
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
 * Builds a record by district. The record has no prototype, so only district ids are keys. V8 also looks a key up more
 * than twice as fast as in an object of this many fields with a prototype.
 */
export function byDistrict<T>(value: (id: DistrictId) => T): { [D in DistrictId]: T } {
  const record = Object.create(null) as { [D in DistrictId]: T };
  for (const id of DISTRICT_IDS) record[id] = value(id);
  return record;
}

export const BOARD: { readonly [D in DistrictId]: BoardDistrict } = byDistrict(createBoardDistrict);

export const DISTRICTS_BY_INDEX: readonly BoardDistrict[] = DISTRICT_IDS.map((id) => BOARD[id]);

/** The indexes of the neighbours that fire may cross to, by district index. */
export const FIRE_NEIGHBOURS: readonly (readonly number[])[] = DISTRICTS_BY_INDEX.map(({ fireNeighbours }) =>
  fireNeighbours.map(({ id }) => BOARD[id].index),
);

/** The indexes of the districts that a card leads to, by card and district index. @source FIRE-4 */
export const CARD_TARGETS: { readonly [D in Direction]: readonly (readonly number[])[] } = {
  N: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.N.map((id) => BOARD[id].index)),
  E: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.E.map((id) => BOARD[id].index)),
  S: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.S.map((id) => BOARD[id].index)),
  W: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.W.map((id) => BOARD[id].index)),
};

/** The city districts, in the order of the map data. */
export const CITY_DISTRICTS: readonly DistrictId[] = DISTRICT_IDS.filter((id) => BOARD[id].isCity);

/** Every objective card, by id (SET-1). */
export const OBJECTIVES = Object.fromEntries(
  LONDON_MAP.objectives.map((objective) => [objective.id, objective]),
) as { readonly [O in ObjectiveId]: MapObjective };

/** The districts that can hold fire: city districts and Pudding Lane, in the order of the map data. */
export const BURNABLE_DISTRICTS: readonly DistrictId[] = DISTRICT_IDS.filter(
  (id) => BOARD[id].isCity || BOARD[id].isPuddingLane,
);

/** The indexes of `BURNABLE_DISTRICTS`. */
export const BURNABLE_INDICES: readonly number[] = BURNABLE_DISTRICTS.map((id) => BOARD[id].index);

/** Returns the link or cross from one district to another, or undefined if they are not adjacent. */
export function linkBetween(from: DistrictId, to: DistrictId): Neighbour | undefined {
  return BOARD[from].neighbours.find((neighbour) => neighbour.id === to);
}

/** Returns true if a link or a cross joins the two districts. */
export function isAdjacent(a: DistrictId, b: DistrictId): boolean {
  return linkBetween(a, b) !== undefined;
}

/** Returns true if a card of this direction may move fire along this bearing. @source FIRE-4 */
export function cardAllows(card: Direction, bearing: Bearing): boolean {
  return bearing.includes(card);
}
