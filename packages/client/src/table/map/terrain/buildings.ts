/** Houses along the streets in the style of an engraving. One path for each district, computed once. */
import type { DistrictId } from '@great-fire/game';
import { type Point, BOARD } from '@great-fire/game/board';
import { jitter, linePath, roundCoord } from '../path';
import { type Edge, type Polygon, contains, edgesOf, getCenter } from '../polygon';

export type BlockState = 'standing' | 'charred' | 'rubble';

export interface BuildingPaths {
  readonly walls: string;
  readonly ridges: string; // roof lines of standing houses
}

const OFF_STREET = 5.2;
const GAPS: { readonly [S in BlockState]: number } = { standing: 0.06, charred: 0.25, rubble: 0.55 };

/** Returns a function that converts a distance along the edge and a distance from the edge to a point. */
function createEdgePlacer({ from, to }: Edge, length: number, polygon: Polygon) {
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const left: Point = [-along[1], along[0]];
  const inward = contains(polygon, [middle[0] + left[0] * 6, middle[1] + left[1] * 6]) ? 1 : -1;
  return (distance: number, depth: number): Point => [
    from[0] + along[0] * distance + left[0] * inward * (OFF_STREET + depth),
    from[1] + along[1] * distance + left[1] * inward * (OFF_STREET + depth),
  ];
}

function roofLines(
  at: (distance: number, depth: number) => Point,
  start: number,
  width: number,
  depth: number,
) {
  const rafters = [0.3, 0.6, 0.9].map((share) =>
    linePath([at(start + width * share, depth / 2), at(start + width * share, depth)]),
  );
  return linePath([at(start, depth / 2), at(start + width, depth / 2)]) + rafters.join('');
}

function drawBuildings(id: DistrictId, state: BlockState): BuildingPaths {
  const { polygon, label } = BOARD[id].map;
  const random = jitter(id.length * 977 + label[0]);
  let walls = '';
  let ridges = '';
  for (const edge of edgesOf(polygon)) {
    const length = Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]);
    if (length < 14) continue;
    const at = createEdgePlacer(edge, length, polygon);
    let start = 6 + random() * 3;
    while (start < length - 10) {
      const width = 6.5 + random() * 5.5;
      const depth = 6 + random() * 3.5;
      if (start + width > length - 4) break;
      if (random() >= GAPS[state]) {
        const [x, y] = at(start + width / 2, depth / 2);
        if (state === 'rubble')
          walls += `M${roundCoord(x - 4)} ${roundCoord(y + 3)}l2-4 3 1.4 2.4-2 1.6 4.6z`;
        else {
          const plot = [at(start, 0), at(start + width, 0), at(start + width, depth), at(start, depth)];
          walls += linePath(plot, true);
          if (state === 'standing') ridges += roofLines(at, start, width, depth);
        }
      }
      start += width + 1.2 + random() * 1.6;
    }
  }
  return { walls, ridges };
}

const pathCache = new Map<string, BuildingPaths>();

/** Returns the houses of a district from a cache. */
export function getBuildingPaths(id: DistrictId, state: BlockState): BuildingPaths {
  const key = `${id} ${state}`;
  const cached = pathCache.get(key);
  if (cached !== undefined) return cached;
  const paths = drawBuildings(id, state);
  pathCache.set(key, paths);
  return paths;
}

interface Ruins {
  readonly at: Point;
  readonly stones: string;
}

/** Returns the position of a demolished district's rubble and its stones. */
export function ruinsOf(id: DistrictId): Ruins {
  const [x, centerY] = getCenter(BOARD[id].map.polygon);
  const y = centerY + 16;
  const random = jitter(x);
  const stones = Array.from({ length: 26 }, () => {
    const left = x - 62 + random() * 124;
    const top = y - 34 + random() * 76;
    if (Math.hypot((left - x) / 1.5, top - y) < 20) return '';
    const size = 2.2 + random() * 3.4;
    const start = `M${roundCoord(left - size)} ${roundCoord(top + size * 0.6)}`;
    return `${start}l${roundCoord(size * 0.5)}-${roundCoord(size * 1.1)} ${roundCoord(size)} ${roundCoord(size * 0.2)} ${roundCoord(size * 0.6)} ${roundCoord(size * 0.9)}z`;
  }).join('');
  return { at: [x, y], stones };
}
