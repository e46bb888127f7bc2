/** Which flame pins stand where: one a link for what may burn, one a district for what may not now. */
import type { DistrictId, Rank } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import type { Box } from '../geometry/polygon';
import { boxAround, sharedArea } from '../geometry/polygon';
import type { ChosenSpread, LitDistrict } from '../marks';
import { pointsAlong } from './borders';
import type { Crossing } from './links';
import { beyond, crossingBetween } from './links';

export type PinState = 'legal' | 'chosen' | 'not-now';

export interface Pin {
  readonly key: string;
  readonly at: Point;
  readonly border: Point; // where the fire crosses
  readonly angle: number; // the way the fire takes, clockwise from north
  readonly rank: Rank;
  readonly state: PinState;
}

/** What a pin should not cover in a district: its name and its pieces. */
export type OccupiedIn = (id: DistrictId) => readonly Box[];

const INSIDE = { legal: 10.8, chosen: 13.5, 'not-now': 10.2 } as const; // its disc just clears the street
const SCALE = { legal: 1, chosen: 1.25, 'not-now': 0.93 } as const;

// Names and pieces lie over a pin, so a covered tip costs little, a covered figure much:
// units of way along the border for each square unit covered.
const COSTS = { figure: 3, disc: 0.6, tip: 0.2 } as const;

interface Way {
  readonly exit: DistrictId;
  readonly crossing: Crossing;
}

/** Borders before corners: a corner is shown only when no border serves. */
function waysInto({ to, exits }: LitDistrict): readonly Way[] {
  const ways = exits.flatMap((exit): readonly Way[] => {
    const crossing = crossingBetween(exit, to);
    return crossing === null ? [] : [{ exit, crossing }];
  });
  const overBorders = ways.filter(({ crossing }) => !crossing.overCorner);
  return overBorders.length > 0 ? overBorders : ways;
}

interface Part {
  readonly box: Box;
  readonly cost: number; // a square unit of it covered
}

/** The parts of a pin that stands on this point of the border. */
function partsAt(border: Point, angle: number, state: PinState): readonly Part[] {
  const crossing = { at: border, angle, overCorner: false };
  const middle = beyond(crossing, INSIDE[state]);
  const scale = SCALE[state];
  return [
    { box: boxAround(middle, 13 * scale, 15 * scale), cost: COSTS.figure },
    { box: boxAround(middle, 25 * scale, 25 * scale), cost: COSTS.disc },
    { box: boxAround(beyond(crossing, INSIDE[state] + 17 * scale), 8, 8), cost: COSTS.tip },
  ];
}

/** Slides a pin along its border to where it is covered least, as near to the middle as can be. */
function slide({ exit, crossing }: Way, to: DistrictId, state: PinState, taken: readonly Box[]): Point {
  const points = crossing.overCorner ? [] : pointsAlong(exit, to);
  let best = crossing.at;
  let least = Infinity;
  for (const point of [crossing.at, ...points]) {
    const covered = partsAt(point, crossing.angle, state).reduce(
      (sum, { box, cost }) => sum + taken.reduce((area, other) => area + sharedArea(box, other), 0) * cost,
      0,
    );
    const cost = covered + Math.hypot(point[0] - crossing.at[0], point[1] - crossing.at[1]);
    if (cost < least) {
      least = cost;
      best = point;
    }
  }
  return best;
}

/** The pins of a picked card. With a target chosen, its only pin is on the link that it would take. */
export function pinsOf(
  lit: readonly LitDistrict[],
  chosen: ChosenSpread | null,
  occupiedIn: OccupiedIn,
): readonly Pin[] {
  // A district that one fire may take and another may not has the pins of the first only.
  const legal = new Set(lit.filter((target) => target.legal).map(({ to }) => to));
  const shown = lit.filter((target) => target.legal || !legal.has(target.to));
  return shown.flatMap((target): readonly Pin[] => {
    const isChosen = chosen !== null && chosen.to === target.to;
    const state: PinState = isChosen ? 'chosen' : target.legal ? 'legal' : 'not-now';
    const all = isChosen ? waysInto({ ...target, exits: [chosen.exit] }) : waysInto(target);
    const ways = target.legal ? all : all.slice(0, 1);
    const taken = [...occupiedIn(target.to)];
    return ways.map((way) => {
      const border = slide(way, target.to, state, taken);
      taken.push(...partsAt(border, way.crossing.angle, state).map(({ box }) => box));
      return {
        key: `${way.exit} ${target.to}`,
        at: beyond({ ...way.crossing, at: border }, INSIDE[state]),
        border,
        angle: way.crossing.angle,
        rank: target.rank,
        state,
      };
    });
  });
}
