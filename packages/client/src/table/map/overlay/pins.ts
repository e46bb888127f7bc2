/** Which flame pins stand where: one a link for what may burn, one a district for what may not now. */
import type { DistrictId, TargetRank } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { boxAround, overlapArea } from '../geometry/polygon';
import type { ChosenSpread, SpreadTarget } from '../marks';
import { pointsOnSharedBorder } from './shared-border';
import type { Crossing } from './links';
import { pointBeyond, crossingBetween } from './links';

export type PinState = 'legal' | 'chosen' | 'not-now';

export interface Pin {
  readonly key: string;
  readonly at: Point;
  readonly border: Point; // where the fire crosses
  readonly angle: number; // the way the fire takes, clockwise from north
  readonly rank: TargetRank;
  readonly state: PinState;
}

/** What a pin should not cover in a district: its name and its pieces. */
export type OccupiedBoxesFor = (id: DistrictId) => readonly Box[];

const DISC_INSET = { legal: 10.8, chosen: 13.5, 'not-now': 10.2 } as const; // its disc just clears the street
const SCALE = { legal: 1, chosen: 1.25, 'not-now': 0.93 } as const;

// Names and pieces lie over a pin, so a covered tip costs little, a covered figure much:
// units of way along the border for each square unit covered.
const COSTS = { figure: 3, disc: 0.6, tip: 0.2 } as const;

interface PinRoute {
  readonly exit: DistrictId;
  readonly crossing: Crossing;
}

/** Borders before corners: a corner is shown only when no border serves. */
function findPinRoutes({ to, exits }: SpreadTarget): readonly PinRoute[] {
  const routes = exits.flatMap((exit): readonly PinRoute[] => {
    const crossing = crossingBetween(exit, to);
    return crossing === null ? [] : [{ exit, crossing }];
  });
  const overBorders = routes.filter(({ crossing }) => !crossing.overCorner);
  return overBorders.length > 0 ? overBorders : routes;
}

interface PinPart {
  readonly box: Box;
  readonly cost: number; // a square unit of it covered
}

/** The parts of a pin that stands on this point of the border. */
function getPinParts(border: Point, angle: number, state: PinState): readonly PinPart[] {
  const crossing = { at: border, angle, overCorner: false };
  const discCenter = pointBeyond(crossing, DISC_INSET[state]);
  const scale = SCALE[state];
  return [
    { box: boxAround(discCenter, 13 * scale, 15 * scale), cost: COSTS.figure },
    { box: boxAround(discCenter, 25 * scale, 25 * scale), cost: COSTS.disc },
    { box: boxAround(pointBeyond(crossing, DISC_INSET[state] + 17 * scale), 8, 8), cost: COSTS.tip },
  ];
}

/** Slides a pin along its border to where it is covered least, as near to the middle as can be. */
function slideAlongBorder(
  { exit, crossing }: PinRoute,
  to: DistrictId,
  state: PinState,
  occupied: readonly Box[],
): Point {
  const points = crossing.overCorner ? [] : pointsOnSharedBorder(exit, to);
  let bestPoint = crossing.at;
  let lowestCost = Infinity;
  for (const point of [crossing.at, ...points]) {
    const covered = getPinParts(point, crossing.angle, state).reduce(
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

/** The pins of a picked card. With a target chosen, its only pin is on the link that it would take. */
export function pinsOf(
  targets: readonly SpreadTarget[],
  chosenSpread: ChosenSpread | null,
  getOccupiedBoxes: OccupiedBoxesFor,
): readonly Pin[] {
  // A district that one fire may take and another may not has the pins of the first only.
  const legal = new Set(targets.filter((target) => target.legal).map(({ to }) => to));
  const visibleTargets = targets.filter((target) => target.legal || !legal.has(target.to));
  return visibleTargets.flatMap((target): readonly Pin[] => {
    const isChosen = chosenSpread !== null && chosenSpread.to === target.to;
    const state: PinState = isChosen ? 'chosen' : target.legal ? 'legal' : 'not-now';
    const allRoutes = isChosen
      ? findPinRoutes({ ...target, exits: [chosenSpread.exit] })
      : findPinRoutes(target);
    const routes = target.legal ? allRoutes : allRoutes.slice(0, 1);
    const occupied = [...getOccupiedBoxes(target.to)];
    return routes.map((route) => {
      const border = slideAlongBorder(route, target.to, state, occupied);
      occupied.push(...getPinParts(border, route.crossing.angle, state).map(({ box }) => box));
      return {
        key: `${route.exit} ${target.to}`,
        at: pointBeyond({ ...route.crossing, at: border }, DISC_INSET[state]),
        border,
        angle: route.crossing.angle,
        rank: target.rank,
        state,
      };
    });
  });
}
