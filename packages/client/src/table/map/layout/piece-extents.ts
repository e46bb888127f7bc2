/** The extents of each drawing from its origin without halos, in map units at scale 1. */
import type { Colour } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import type { Box } from '../polygon';

export type MapPiece =
  | { readonly kind: 'seal' }
  | { readonly kind: 'house'; readonly colour: Colour; readonly isTerraced?: boolean } // before the one to its left
  | { readonly kind: 'token' }
  | { readonly kind: 'count' } // the number of cones
  | { readonly kind: 'great-count' } // the same in Pudding Lane
  | { readonly kind: 'flame' }
  | { readonly kind: 'great-flame' } // in Pudding Lane
  | { readonly kind: 'guarded-flame'; readonly count?: number } // a cone with a band
  | { readonly kind: 'band'; readonly count?: number } // with a count: one figure for several bands
  | { readonly kind: 'plot' } // where a house burnt
  | { readonly kind: 'pawn'; readonly colour: Colour; readonly isHuddled?: boolean }; // half behind the next one

export type PieceKind = MapPiece['kind'];

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
  readonly gap: number; // to the previous piece in a row
}

const PIECE_EXTENTS: { readonly [K in PieceKind]: Extent } = {
  seal: { left: 12, right: 12, up: 12, down: 12, gap: 3 },
  house: { left: 8.8, right: 8.8, up: 11, down: 8.8, gap: 1.8 },
  token: { left: 9.4, right: 9.4, up: 9.4, down: 9.4, gap: 2.4 },
  count: { left: 12.9, right: 12.9, up: 12.9, down: 12.9, gap: 1.5 },
  'great-count': { left: 30.5, right: 30.5, up: 30.5, down: 30.5, gap: 6 },
  flame: { left: 7.6, right: 7.6, up: 11.8, down: 10.6, gap: 1 },
  'great-flame': { left: 10.7, right: 10.7, up: 16.7, down: 15, gap: 10.6 },
  'guarded-flame': { left: 12.3, right: 12.6, up: 15, down: 13.3, gap: 1 },
  plot: { left: 8.8, right: 8.8, up: 0, down: 8.8, gap: 1.8 },
  band: { left: 8, right: 11, up: 15.6, down: 11.2, gap: 4 },
  pawn: { left: 10.4, right: 10.4, up: 17, down: 13.6, gap: 4 },
};

const TERRACE_GAP = -5.2; // under a third of a house

/** The count of a figure that stands for several: a disc at its right foot. */
export const TALLY = { x: 16, y: -1, radius: 12.9 } as const;

export function extentOf(piece: MapPiece): Extent {
  const extent = PIECE_EXTENTS[piece.kind];
  if ('count' in piece)
    return { ...extent, right: TALLY.x + TALLY.radius, down: Math.max(extent.down, TALLY.y + TALLY.radius) };
  if ('isTerraced' in piece) return { ...extent, gap: TERRACE_GAP };
  return 'isHuddled' in piece ? { ...extent, left: 6.4, right: 6.4, gap: 0.2 } : extent;
}

export interface PlacedPiece {
  readonly piece: MapPiece;
  readonly at: Point;
  readonly scale: number;
}

export function pieceBox({ piece, at: [x, y], scale }: PlacedPiece): Box {
  const { left, right, up, down } = extentOf(piece);
  return { left: x - left * scale, right: x + right * scale, top: y - up * scale, bottom: y + down * scale };
}
