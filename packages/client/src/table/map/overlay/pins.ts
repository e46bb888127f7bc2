/** Placement of flame pins: one for each link of a legal target, one for each other target. */
import type { DistrictId, TargetRank } from '@great-fire/game';
import { type Point, BOARD } from '@great-fire/game/board';
import type { DistrictView } from '../district/use-district-layouts';
import { occupiedBoxes } from '../layout/free-spot';
import { type Box, boxAround, overlapArea, edgesOf } from '../polygon';
import type { ChosenSpread, SpreadTargetMark } from '../marks';
import { lerp } from '../path';
import { type Crossing, pointBeyond, crossingBetween } from './links';

// The common border of two districts as points.

const STEP = 5;
const END_CLEARANCE = 13; // distance of pins to the ends of a border

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Returns points along the common border without its ends. None if only corners touch. */
function pointsOnSharedBorder(a: DistrictId, b: DistrictId): readonly Point[] {
  const otherEdges = new Set(
    edgesOf(BOARD[b].map.polygon).map(({ from, to }) => `${to.join()} ${from.join()}`),
  );
  const shared = edgesOf(BOARD[a].map.polygon).filter(({ from, to }) =>
    otherEdges.has(`${from.join()} ${to.join()}`),
  );
  const corners = new Map<string, number>();
  for (const { from, to } of shared) {
    for (const corner of [from, to]) corners.set(corner.join(), (corners.get(corner.join()) ?? 0) + 1);
  }
  const ends = shared
    .flatMap(({ from, to }) => [from, to])
    .filter((corner) => corners.get(corner.join()) === 1);
  return shared
    .flatMap(({ from, to }) => {
      const count = Math.max(1, Math.round(distance(from, to) / STEP));
      return Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count));
    })
    .filter((point) => ends.every((end) => distance(point, end) >= END_CLEARANCE));
}

export type PinState = 'legal' | 'chosen' | 'illegal';

export interface Pin {
  readonly key: string;
  readonly at: Point;
  readonly border: Point; // where the fire crosses
  readonly angle: number; // direction of the fire, clockwise from north
  readonly rank: TargetRank | null; // null: all targets have the same rank
  readonly state: PinState;
}

/** Returns the boxes of a district's name and pieces, which a pin should not cover. */
export type OccupiedBoxesFor = (id: DistrictId) => readonly Box[];

export function findOccupiedBoxes(districts: readonly DistrictView[]): OccupiedBoxesFor {
  const layouts = new Map(districts.map(({ id, layout }) => [id, layout]));
  return (id) => {
    const layout = layouts.get(id);
    return layout === undefined ? [] : occupiedBoxes(id, layout);
  };
}

const DISC_INSET = { legal: 10.8, chosen: 13.5, illegal: 10.2 } as const; // clears the street
const SCALE = { legal: 1, chosen: 1.25, illegal: 0.93 } as const;

// Cost of each covered square unit, in units of distance along the border. Names and pieces are above a pin, so a
// covered tip costs little and a covered number much.
const COSTS = { figure: 3, disc: 0.6, tip: 0.2 } as const;

interface PinRoute {
  readonly exit: DistrictId;
  readonly crossing: Crossing;
}

/** Returns the routes over borders. If there are none, returns those over corners. */
function findPinRoutes({ to, exits }: SpreadTargetMark): readonly PinRoute[] {
  const routes = exits.flatMap((exit): readonly PinRoute[] => {
    const crossing = crossingBetween(exit, to);
    return crossing === null ? [] : [{ exit, crossing }];
  });
  const overBorders = routes.filter(({ crossing }) => !crossing.overCorner);
  return overBorders.length > 0 ? overBorders : routes;
}

interface PinPart {
  readonly box: Box;
  readonly cost: number; // per covered square unit
}

function getPinParts(border: Point, angle: number, state: PinState, markScale: number): readonly PinPart[] {
  const crossing = { at: border, angle, overCorner: false };
  const inset = DISC_INSET[state] * markScale;
  const discCenter = pointBeyond(crossing, inset);
  const scale = SCALE[state] * markScale;
  return [
    { box: boxAround(discCenter, 13 * scale, 15 * scale), cost: COSTS.figure },
    { box: boxAround(discCenter, 25 * scale, 25 * scale), cost: COSTS.disc },
    { box: boxAround(pointBeyond(crossing, inset + 17 * scale), 8, 8), cost: COSTS.tip },
  ];
}

/** Returns the point of the border where the pin is covered least, near the link if possible. */
function slideAlongBorder(
  { exit, crossing }: PinRoute,
  to: DistrictId,
  state: PinState,
  occupied: readonly Box[],
  markScale: number,
): Point {
  const points = crossing.overCorner ? [] : pointsOnSharedBorder(exit, to);
  let bestPoint = crossing.at;
  let lowestCost = Infinity;
  for (const point of [crossing.at, ...points]) {
    const covered = getPinParts(point, crossing.angle, state, markScale).reduce(
      (sum, { box, cost }) =>
        sum + occupied.reduce((area, other) => area + overlapArea(box, other), 0) * cost,
      0,
    );
    const cost = covered + Math.hypot(point[0] - crossing.at[0], point[1] - crossing.at[1]);
    if (cost < lowestCost) {
      lowestCost = cost;
      bestPoint = point;
    }
  }
  return bestPoint;
}

/** Returns the pins of a card. The chosen target has a single pin, on the chosen link. */
export function pinsOf(
  targets: readonly SpreadTargetMark[],
  chosenSpread: ChosenSpread | null,
  getOccupiedBoxes: OccupiedBoxesFor,
  markScale = 1,
): readonly Pin[] {
  // If one fire can legally reach a district and another cannot, only the legal pins are shown.
  const legal = new Set(targets.filter((target) => target.legal).map(({ to }) => to));
  const visibleTargets = targets.filter((target) => target.legal || !legal.has(target.to));
  const ranksDiffer = new Set(visibleTargets.map(({ rank }) => rank)).size > 1;
  return visibleTargets.flatMap((target): readonly Pin[] => {
    const isChosen = chosenSpread !== null && chosenSpread.to === target.to;
    const state: PinState = isChosen ? 'chosen' : target.legal ? 'legal' : 'illegal';
    const allRoutes = isChosen
      ? findPinRoutes({ ...target, exits: [chosenSpread.exit] })
      : findPinRoutes(target);
    const routes = target.legal ? allRoutes : allRoutes.slice(0, 1);
    const occupied = [...getOccupiedBoxes(target.to)];
    return routes.map((route) => {
      const border = slideAlongBorder(route, target.to, state, occupied, markScale);
      occupied.push(...getPinParts(border, route.crossing.angle, state, markScale).map(({ box }) => box));
      return {
        key: `${route.exit} ${target.to}`,
        at: pointBeyond({ ...route.crossing, at: border }, DISC_INSET[state] * markScale),
        border,
        angle: route.crossing.angle,
        rank: ranksDiffer ? target.rank : null,
        state,
      };
    });
  });
}
