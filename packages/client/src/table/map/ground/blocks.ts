/** Houses along the streets, as an engraver would put them: one path a district, made once. */
import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { jitter } from '../geometry/jitter';
import { round } from '../geometry/path';
import { Pen } from '../geometry/pen';
import type { Edge, Polygon } from '../geometry/polygon';
import { contains, edgesOf } from '../geometry/polygon';

export type BlockState = 'standing' | 'charred' | 'rubble';

export interface Blocks {
  readonly walls: string;
  readonly ridges: string; // roof lines; only of standing houses
}

const OFF_STREET = 5.2;
const RAFTERS = [0.3, 0.6, 0.9]; // of a roof's width
const GAPS: { readonly [S in BlockState]: number } = { standing: 0.06, charred: 0.25, rubble: 0.55 };

/** Turns "so far along the side, so far from it" into a point, and takes the pen there. */
function alongside({ from, to }: Edge, length: number, polygon: Polygon) {
  const alongX = (to[0] - from[0]) / length;
  const alongY = (to[1] - from[1]) / length;
  const middle: Point = [(from[0] + to[0]) / 2 - alongY * 6, (from[1] + to[1]) / 2 + alongX * 6];
  const inward = contains(polygon, middle) ? 1 : -1;
  const x = (distance: number, depth: number) =>
    from[0] + alongX * distance - alongY * inward * (OFF_STREET + depth);
  const y = (distance: number, depth: number) =>
    from[1] + alongY * distance + alongX * inward * (OFF_STREET + depth);
  return {
    x,
    y,
    move: (pen: Pen, distance: number, depth: number) => pen.move(x(distance, depth), y(distance, depth)),
    line: (pen: Pen, distance: number, depth: number) => pen.line(x(distance, depth), y(distance, depth)),
  };
}

function drawPlot(pen: Pen, at: ReturnType<typeof alongside>, start: number, width: number, depth: number) {
  at.move(pen, start, 0);
  at.line(pen, start + width, 0);
  at.line(pen, start + width, depth);
  at.line(pen, start, depth);
  pen.close();
}

function drawRoof(pen: Pen, at: ReturnType<typeof alongside>, start: number, width: number, depth: number) {
  at.move(pen, start, depth / 2);
  at.line(pen, start + width, depth / 2);
  for (const share of RAFTERS) {
    at.move(pen, start + width * share, depth / 2);
    at.line(pen, start + width * share, depth);
  }
}

function engrave(id: DistrictId, state: BlockState): Blocks {
  const { polygon, label } = BOARD[id].map;
  const next = jitter(id.length * 977 + label[0]);
  const walls = new Pen();
  const ridges = new Pen();
  let rubble = '';
  for (const edge of edgesOf(polygon)) {
    const length = Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]);
    if (length < 14) continue;
    const at = alongside(edge, length, polygon);
    let start = 6 + next() * 3;
    while (start < length - 10) {
      const width = 6.5 + next() * 5.5;
      const depth = 6 + next() * 3.5;
      if (start + width > length - 4) break;
      if (next() >= GAPS[state]) {
        if (state === 'rubble') {
          const [x, y] = [at.x(start + width / 2, depth / 2), at.y(start + width / 2, depth / 2)];
          rubble += `M${round(x - 4)} ${round(y + 3)}l2-4 3 1.4 2.4-2 1.6 4.6z`;
        } else {
          drawPlot(walls, at, start, width, depth);
          if (state === 'standing') drawRoof(ridges, at, start, width, depth);
        }
      }
      start += width + 1.2 + next() * 1.6;
    }
  }
  return { walls: rubble + walls.path, ridges: ridges.path };
}

const engraved = new Map<string, Blocks>();

/** The houses of a district, the same at every call. */
export function blocksOf(id: DistrictId, state: BlockState): Blocks {
  const key = `${id} ${state}`;
  const known = engraved.get(key);
  if (known !== undefined) return known;
  const blocks = engrave(id, state);
  engraved.set(key, blocks);
  return blocks;
}
