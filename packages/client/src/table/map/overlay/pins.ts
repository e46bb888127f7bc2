/** Which flame pins stand where: one a link for what may burn, one a district for what may not now. */
import type { DistrictId, Rank } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import type { ChosenSpread, LitDistrict } from '../marks';
import type { Crossing } from './links';
import { beyond, crossingBetween } from './links';

export type PinState = 'legal' | 'chosen' | 'not-now';

export interface Pin {
  readonly key: string;
  readonly at: Point;
  readonly angle: number; // the way the fire takes, clockwise from north
  readonly rank: Rank;
  readonly state: PinState;
}

const INSIDE = { legal: 13, chosen: 14.5, 'not-now': 11.5 } as const; // a little inside the target

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

/** The pins of a picked card. With a target chosen, its only pin is on the link that it would take. */
export function pinsOf(lit: readonly LitDistrict[], chosen: ChosenSpread | null): readonly Pin[] {
  return lit.flatMap((target): readonly Pin[] => {
    const isChosen = chosen !== null && chosen.to === target.to;
    const state: PinState = isChosen ? 'chosen' : target.legal ? 'legal' : 'not-now';
    const all = isChosen ? waysInto({ ...target, exits: [chosen.exit] }) : waysInto(target);
    const ways = target.legal ? all : all.slice(0, 1);
    return ways.map(({ exit, crossing }) => ({
      key: `${exit} ${target.to}`,
      at: beyond(crossing, INSIDE[state]),
      angle: crossing.angle,
      rank: target.rank,
      state,
    }));
  });
}
