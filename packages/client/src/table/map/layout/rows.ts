/** Sets pieces in centred rows down a district, each row as wide as the district is there. */
import type { Point } from '@great-fire/game/board';
import type { Polygon } from '../geometry/polygon';
import { boundsOf, boxDepth, spanAt, spanBetween } from '../geometry/polygon';
import type { Piece, PlacedPiece } from './piece-extents';
import { EXTENTS, pieceBox } from './piece-extents';

export interface RowGroup {
  readonly pieces: readonly Piece[];
  readonly scale: number;
  readonly before: number; // free height above its first row
  readonly oneRow?: boolean; // rather not at all than broken
}

export interface Room {
  readonly polygon: Polygon;
  readonly top: number; // below the name
  readonly bottom: number; // above the landmark or the border
  readonly margin: number; // to the sides, from the middle of the street
}

const ROW_GAP = 1.6;
const DEPTH = 4; // to the middle of the street, for slanting borders

const widthOf = (pieces: readonly Piece[], scale: number) =>
  pieces.reduce((sum, { kind }, i) => {
    const { left, right, gap } = EXTENTS[kind];
    return sum + (left + right + (i === 0 ? 0 : gap)) * scale;
  }, 0);

const highest = (pieces: readonly Piece[]) => Math.max(...pieces.map(({ kind }) => EXTENTS[kind].up));
const lowest = (pieces: readonly Piece[]) => Math.max(...pieces.map(({ kind }) => EXTENTS[kind].down));

/** Cuts a list into `count` runs as equal as can be, the longer first. */
function evenly<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  const longest = Math.ceil(list.length / count);
  if (count <= 1) return [list];
  return [list.slice(0, longest), ...evenly(list.slice(longest), count - 1)];
}

/** One row with its top at `top`, or null where it does not fit. */
function setRow(
  pieces: readonly Piece[],
  scale: number,
  top: number,
  room: Room,
): readonly PlacedPiece[] | null {
  const y = top + highest(pieces) * scale;
  const bottom = y + lowest(pieces) * scale;
  if (bottom > room.bottom) return null;
  const width = widthOf(pieces, scale);
  const inside = spanAt(room.polygon, y);
  if (inside === null || width > inside.right - inside.left - room.margin * 2) return null;
  const span = spanBetween(room.polygon, top, bottom + room.margin / 2);
  if (span === null) return null;
  if (width > span.right - span.left - room.margin * 2) return null;
  let x = (span.left + span.right) / 2 - width / 2;
  const placed = pieces.map((piece, i) => {
    const { left, right, gap } = EXTENTS[piece.kind];
    x += (left + (i === 0 ? 0 : gap)) * scale;
    const at: Point = [x, y];
    x += right * scale;
    return { piece, at, scale };
  });
  const isDeep = (piece: PlacedPiece) => boxDepth(room.polygon, pieceBox(piece)) >= DEPTH;
  return placed.every(isDeep) ? placed : null;
}

interface Flow {
  readonly placed: readonly PlacedPiece[];
  readonly bottom: number;
}

function setGroup({ pieces, scale, before, oneRow }: RowGroup, top: number, room: Room): Flow | null {
  const most = oneRow === true ? 1 : pieces.length;
  const { left, right } = boundsOf(room.polygon);
  for (let rows = 1; rows <= most; rows += 1) {
    const longest = pieces.slice(0, Math.ceil(pieces.length / rows));
    if (widthOf(longest, scale) > right - left - room.margin * 2) continue; // in no row at all
    let cursor = top + before;
    const placed: PlacedPiece[] = [];
    const set = evenly(pieces, rows).every((row) => {
      const line = setRow(row, scale, cursor, room);
      if (line === null) return false;
      placed.push(...line);
      cursor += (highest(row) + lowest(row) + ROW_GAP) * scale;
      return true;
    });
    if (set) return { placed, bottom: cursor };
  }
  return null;
}

/** Every group under the one before it, or null when something would leave the room. */
export function setRows(groups: readonly RowGroup[], room: Room): readonly PlacedPiece[] | null {
  let cursor = room.top;
  const placed: PlacedPiece[] = [];
  for (const group of groups) {
    if (group.pieces.length === 0) continue;
    const flow = setGroup(group, cursor, room);
    if (flow === null) return null;
    placed.push(...flow.placed);
    cursor = flow.bottom;
  }
  return placed;
}
