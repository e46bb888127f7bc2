/** Where links lie on the drawing, and the ways over them. */
import type { DistrictId } from '@great-fire/game';
import type { Bearing, MapLink, Point } from '@great-fire/game/board';
import { BOARD, linkBetween, LONDON } from '@great-fire/game/board';
import { between, towards } from '../geometry/path';
import { middleOf } from '../geometry/polygon';

const byPair = new Map<string, MapLink>(
  LONDON.links.flatMap((link) => [
    [`${link.a} ${link.b}`, link],
    [`${link.b} ${link.a}`, link],
  ]),
);

const ANGLES: { readonly [B in Bearing]: number } = {
  N: 0,
  NE: 45,
  E: 90,
  SE: 135,
  S: 180,
  SW: 225,
  W: 270,
  NW: 315,
};

export interface Crossing {
  readonly at: Point; // on the border or corner
  readonly angle: number; // degrees clockwise from north
  readonly overCorner: boolean;
}

/** The way from one district into its neighbour, or null when they do not touch. */
export function crossingBetween(from: DistrictId, to: DistrictId): Crossing | null {
  const link = byPair.get(`${from} ${to}`);
  const neighbour = linkBetween(from, to);
  if (link === undefined || neighbour === undefined) return null;
  return { at: link.at, angle: ANGLES[neighbour.bearing], overCorner: link.kind === 'cross' };
}

/** The point `distance` further on in the direction of the crossing. */
export function beyond({ at, angle }: Crossing, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [at[0] + Math.sin(radians) * distance, at[1] - Math.cos(radians) * distance];
}

const middle = (id: DistrictId) => middleOf(BOARD[id].map.polygon);

/**
 * A line of districts as points: begins inside the first, over each border where its link lies,
 * bowed towards the middle of those between, ends `into` units inside the last. `lastCrossing` is
 * where the last border is crossed, when that is not in its middle.
 */
export function wayThrough(
  path: readonly DistrictId[],
  startAt: Point | null,
  into: number,
  lastCrossing: Point | null = null,
): readonly Point[] {
  const points: Point[] = [];
  path.forEach((id, i) => {
    const next = path[i + 1];
    if (next === undefined) return;
    const crossing = crossingBetween(id, next);
    if (crossing === null) return;
    const isLast = i + 2 === path.length;
    const border = isLast ? (lastCrossing ?? crossing.at) : crossing.at;
    const last = points[points.length - 1];
    if (last === undefined) points.push(startAt ?? towards(border, middle(id), 72));
    else points.push(between(between(last, border, 0.5), middle(id), 0.3));
    points.push(border);
    if (isLast) points.push(towards(border, middle(next), into));
  });
  return points;
}
