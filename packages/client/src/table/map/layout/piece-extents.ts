/** The extents of each drawing from its origin without halos, in map units at scale 1. */
import type { Colour } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import type { Box } from '../polygon';

export type Piece =
  | { readonly kind: 'seal' }
  | { readonly kind: 'house'; readonly colour: Colour }
  | { readonly kind: 'token' }
  | { readonly kind: 'count' } // the number of cones
  | { readonly kind: 'great-count' } // the same in Pudding Lane
  | { readonly kind: 'flame' }
  | { readonly kind: 'great-flame' } // in Pudding Lane
  | { readonly kind: 'guarded-flame' } // a cone with a band
  | { readonly kind: 'band' }
  | { readonly kind: 'pawn'; readonly colour: Colour };

export type PieceKind = Piece['kind'];

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
  readonly gap: number; // to the previous piece in a row
}

export const PIECE_EXTENTS: { readonly [K in PieceKind]: Extent } = {
  seal: { left: 12, right: 12, up: 12, down: 12, gap: 3 },
  house: { left: 8.8, right: 8.8, up: 11, down: 8.8, gap: 2.4 },
  token: { left: 9.4, right: 9.4, up: 9.4, down: 9.4, gap: 2.4 },
  count: { left: 12.9, right: 12.9, up: 12.9, down: 12.9, gap: 1.5 },
  'great-count': { left: 30.5, right: 30.5, up: 30.5, down: 30.5, gap: 6 },
  flame: { left: 7.6, right: 7.6, up: 11.8, down: 10.6, gap: 1 },
  'great-flame': { left: 10.7, right: 10.7, up: 16.7, down: 15, gap: 10.6 },
  'guarded-flame': { left: 12.3, right: 12.6, up: 15, down: 13.3, gap: 1 },
  band: { left: 8, right: 11, up: 15.6, down: 11.2, gap: 4 },
  pawn: { left: 10.4, right: 10.4, up: 17, down: 13.6, gap: 4 },
};

export interface PlacedPiece {
  readonly piece: Piece;
  readonly at: Point;
  readonly scale: number;
}

/** Returns the box that a placed piece covers. */
export function pieceBox({ piece, at: [x, y], scale }: PlacedPiece): Box {
  const { left, right, up, down } = PIECE_EXTENTS[piece.kind];
  return { left: x - left * scale, right: x + right * scale, top: y - up * scale, bottom: y + down * scale };
}
