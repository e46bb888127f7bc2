/** Positions of the links on the map, and the routes over them. */
import type { DistrictId } from '@great-fire/game';
import {
  type Bearing,
  type MapLink,
  type Point,
  BOARD,
  linkBetween,
  LONDON_MAP,
} from '@great-fire/game/board';
import { lerp, moveTowards } from '../path';
import { getCenter } from '../polygon';

const byPair = new Map<string, MapLink>(
  LONDON_MAP.links.flatMap((link) => [
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

/** Returns the crossing from a district to its neighbour, or null if the districts do not touch. */
export function crossingBetween(from: DistrictId, to: DistrictId): Crossing | null {
  const link = byPair.get(`${from} ${to}`);
  const neighbour = linkBetween(from, to);
  if (link === undefined || neighbour === undefined) return null;
  return { at: link.at, angle: ANGLES[neighbour.bearing], overCorner: link.kind === 'cross' };
}

/** Returns the point `distance` beyond the crossing, in its direction. */
export function pointBeyond({ at, angle }: Crossing, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [at[0] + Math.sin(radians) * distance, at[1] - Math.cos(radians) * distance];
}

const centerOf = (id: DistrictId) => getCenter(BOARD[id].map.polygon);

/**
 * Converts a path of districts to points: from the first district over each link to `endDepth` units inside the last.
 * Bends towards the centres of the districts between.
 *
 * `lastCrossing`: where the path crosses the last border, if not at its link.
 */
export function routePoints(
  path: readonly DistrictId[],
  startAt: Point | null,
  endDepth: number,
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
    const previous = points[points.length - 1];
    if (previous === undefined) points.push(startAt ?? moveTowards(border, centerOf(id), 72));
    else points.push(lerp(lerp(previous, border, 0.5), centerOf(id), 0.3));
    points.push(border);
    if (isLast) points.push(moveTowards(border, centerOf(next), endDepth));
  });
  return points;
}
