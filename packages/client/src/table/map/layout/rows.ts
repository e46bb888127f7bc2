/** Places pieces in centred rows from top to bottom. Each row is as wide as the district at that height. */
import type { Point } from '@great-fire/game/board';
import type { Polygon } from '../polygon';
import { boundsOf, boxDepth, horizontalSpanAt, freeSpan } from '../polygon';
import type { Piece, PieceKind, PlacedPiece } from './piece-extents';
import { PIECE_EXTENTS, pieceBox } from './piece-extents';

export type FixedScales = { readonly [K in PieceKind]?: number };

export interface RowGroup {
  readonly pieces: readonly Piece[];
  readonly scale: number;
  readonly spaceAbove: number; // above the first row
  readonly oneRow?: boolean; // never wraps
  readonly fixedScales?: FixedScales; // of pieces with a number, which stays readable while others shrink
}

export interface RowArea {
  readonly polygon: Polygon;
  readonly top: number; // below the name
  readonly bottom: number; // above the landmark or the border
  readonly margin: number; // to the sides, from the middle of the street
}

const ROW_GAP = 1.6;
const MIN_DEPTH = 4; // to the middle of the street, for slanted borders

interface ScaledPiece {
  readonly piece: Piece;
  readonly scale: number;
}

const rowWidth = (pieces: readonly ScaledPiece[]) =>
  pieces.reduce((sum, { piece, scale }, i) => {
    const { left, right, gap } = PIECE_EXTENTS[piece.kind];
    return sum + (left + right + (i === 0 ? 0 : gap)) * scale;
  }, 0);

const maxUp = (pieces: readonly ScaledPiece[]) =>
  Math.max(...pieces.map(({ piece, scale }) => PIECE_EXTENTS[piece.kind].up * scale));
const maxDown = (pieces: readonly ScaledPiece[]) =>
  Math.max(...pieces.map(({ piece, scale }) => PIECE_EXTENTS[piece.kind].down * scale));

/** Splits a list into `count` runs of nearly equal length, longer runs first. */
function splitEvenly<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  const longest = Math.ceil(list.length / count);
  if (count <= 1) return [list];
  return [list.slice(0, longest), ...splitEvenly(list.slice(longest), count - 1)];
}

/** Places one row below `top`, or returns null if it does not fit. */
function layoutRow(
  pieces: readonly ScaledPiece[],
  top: number,
  area: RowArea,
): readonly PlacedPiece[] | null {
  const y = top + maxUp(pieces);
  const bottom = y + maxDown(pieces);
  if (bottom > area.bottom) return null;
  const width = rowWidth(pieces);
  const spanAtCenter = horizontalSpanAt(area.polygon, y);
  if (spanAtCenter === null || width > spanAtCenter.right - spanAtCenter.left - area.margin * 2) return null;
  const span = freeSpan(area.polygon, top, bottom + area.margin / 2);
  if (span === null) return null;
  if (width > span.right - span.left - area.margin * 2) return null;
  let x = (span.left + span.right) / 2 - width / 2;
  const placed = pieces.map(({ piece, scale }, i) => {
    const { left, right, gap } = PIECE_EXTENTS[piece.kind];
    x += (left + (i === 0 ? 0 : gap)) * scale;
    const at: Point = [x, y];
    x += right * scale;
    return { piece, at, scale };
  });
  const isInside = (piece: PlacedPiece) => boxDepth(area.polygon, pieceBox(piece)) >= MIN_DEPTH;
  return placed.every(isInside) ? placed : null;
}

interface GroupLayout {
  readonly placed: readonly PlacedPiece[];
  readonly bottom: number;
}

function layoutGroup(
  { pieces: unscaled, scale: groupScale, spaceAbove, oneRow, fixedScales = {} }: RowGroup,
  top: number,
  area: RowArea,
): GroupLayout | null {
  const pieces = unscaled.map((piece): ScaledPiece => ({
    piece,
    scale: fixedScales[piece.kind] ?? groupScale,
  }));
  const maxRows = oneRow === true ? 1 : pieces.length;
  const { left, right } = boundsOf(area.polygon);
  for (let rows = 1; rows <= maxRows; rows += 1) {
    const longest = pieces.slice(0, Math.ceil(pieces.length / rows));
    if (rowWidth(longest) > right - left - area.margin * 2) continue; // too wide at any height
    let cursor = top + spaceAbove;
    const placed: PlacedPiece[] = [];
    const fits = splitEvenly(pieces, rows).every((row) => {
      const placedRow = layoutRow(row, cursor, area);
      if (placedRow === null) return false;
      placed.push(...placedRow);
      cursor += maxUp(row) + maxDown(row) + ROW_GAP * groupScale;
      return true;
    });
    if (fits) return { placed, bottom: cursor };
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
