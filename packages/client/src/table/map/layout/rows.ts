/** Places pieces in centred rows from top to bottom. Each row is as wide as the district at that height. */
import type { Point } from '@great-fire/game/board';
import { type Polygon, boundsOf, boxDepth, horizontalSpanAt, freeSpan } from '../polygon';
import { type Extent, type MapPiece, type PlacedPiece, extentOf, pieceBox } from './piece-extents';

/** A piece with its lengths at its scale. */
export interface ScaledPiece extends Extent {
  readonly piece: MapPiece;
  readonly scale: number;
}

export function scalePiece(piece: MapPiece, scale: number): ScaledPiece {
  const { left, right, up, down, gap } = extentOf(piece);
  return {
    piece,
    scale,
    left: left * scale,
    right: right * scale,
    up: up * scale,
    down: down * scale,
    gap: gap * scale,
  };
}

export interface RowGroup {
  readonly pieces: readonly ScaledPiece[];
  readonly spaceAbove: number; // above the first row
}

export interface RowArea {
  readonly polygon: Polygon;
  readonly top: number; // below the name
  readonly bottom: number; // above the landmark or the border
  readonly margin: number; // to the sides, from the middle of the street
}

const ROW_GAP = 2;
const MIN_DEPTH = 4; // to the middle of the street, for slanted borders

const rowWidth = (pieces: readonly ScaledPiece[]) =>
  pieces.reduce((sum, { left, right, gap }, i) => sum + left + right + (i === 0 ? 0 : gap), 0);

const rowHeight = (pieces: readonly ScaledPiece[]) =>
  pieces.reduce((height, { up, down }) => Math.max(height, up + down), 0);

/** Splits a list into `count` runs of nearly equal length, longer runs first. */
function splitEvenly<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  const longest = Math.ceil(list.length / count);
  if (count <= 1) return [list];
  return [list.slice(0, longest), ...splitEvenly(list.slice(longest), count - 1)];
}

/** Places one row below `top`, all pieces on the same ground, or returns null if it does not fit. */
function layoutRow(
  pieces: readonly ScaledPiece[],
  top: number,
  area: RowArea,
): readonly PlacedPiece[] | null {
  const bottom = top + rowHeight(pieces);
  if (bottom > area.bottom) return null;
  const width = rowWidth(pieces);
  const spanAtCenter = horizontalSpanAt(area.polygon, (top + bottom) / 2);
  if (spanAtCenter === null || width > spanAtCenter.right - spanAtCenter.left - area.margin * 2) return null;
  const span = freeSpan(area.polygon, top, bottom + area.margin / 2);
  if (span === null) return null;
  if (width > span.right - span.left - area.margin * 2) return null;
  let x = (span.left + span.right) / 2 - width / 2;
  const placed = pieces.map(({ piece, scale, left, right, down, gap }, i) => {
    x += left + (i === 0 ? 0 : gap);
    const at: Point = [x, bottom - down];
    x += right;
    return { piece, at, scale };
  });
  const isInside = (piece: PlacedPiece) => boxDepth(area.polygon, pieceBox(piece)) >= MIN_DEPTH;
  return placed.every(isInside) ? placed : null;
}

interface GroupLayout {
  readonly placed: readonly PlacedPiece[];
  readonly bottom: number;
}

function layoutGroup({ pieces, spaceAbove }: RowGroup, top: number, area: RowArea): GroupLayout | null {
  const { left, right } = boundsOf(area.polygon);
  const flattest = Math.min(...pieces.map(({ up, down }) => up + down));
  for (let rows = 1; rows <= pieces.length; rows += 1) {
    if (top + spaceAbove + rows * flattest > area.bottom) return null;
    const longest = pieces.slice(0, Math.ceil(pieces.length / rows));
    if (rowWidth(longest) > right - left - area.margin * 2) continue; // too wide at any height
    let cursor = top + spaceAbove;
    const placed: PlacedPiece[] = [];
    const fits = splitEvenly(pieces, rows).every((row) => {
      const placedRow = layoutRow(row, cursor, area);
      if (placedRow === null) return false;
      placed.push(...placedRow);
      cursor += rowHeight(row) + ROW_GAP;
      return true;
    });
    if (fits) return { placed, bottom: cursor - ROW_GAP };
  }
  return null;
}

/** Places the groups below each other, or returns null if they do not fit. */
export function layoutRows(groups: readonly RowGroup[], area: RowArea): readonly PlacedPiece[] | null {
  let cursor = area.top;
  const placed: PlacedPiece[] = [];
  for (const group of groups) {
    if (group.pieces.length === 0) continue;
    const groupLayout = layoutGroup(group, cursor, area);
    if (groupLayout === null) return null;
    placed.push(...groupLayout.placed);
    cursor = groupLayout.bottom;
  }
  return placed;
}
