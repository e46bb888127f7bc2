import type { Colour, DistrictId, PlayerView, Seat } from '@great-fire/game';
import { type Point, BOARD } from '@great-fire/game/board';
import { layoutPieces } from '../map/district/use-district-layouts';
import { getCenter } from '../map/polygon';
import type { PlacedPiece } from '../map/layout/piece-extents';
import { BandShape, PawnShape } from '../../pieces/figures';
import { Sprite, toTranslateTransform, EASINGS } from './sprite';
import type { MapMetrics } from './map-metrics';
import { HidePiece } from './map-effects';

type MovablePiece = 'pawn' | 'band';

const isSamePiece = (placed: PlacedPiece, kind: MovablePiece, colour: Colour | undefined): boolean => {
  const { piece } = placed;
  if (kind === 'band') return piece.kind === 'band' || piece.kind === 'guarded-flame';
  return piece.kind === 'pawn' && piece.colour === colour;
};

/** Returns a piece's position in a view, or its district's centre if the view does not have the piece. */
function findPiece(
  { minFontSize }: MapMetrics,
  view: PlayerView,
  kind: MovablePiece,
  seat: Seat,
  district: DistrictId,
) {
  const colour = view.seats[seat]?.pawnColour;
  const pieces = layoutPieces(view, district, view.own?.objectives ?? [], minFontSize);
  const found = pieces.filter((placed) => isSamePiece(placed, kind, colour)).at(-1);
  return found ?? { at: getCenter(BOARD[district].map.polygon), scale: 1 };
}

interface PieceMoveProps {
  readonly screenMap: MapMetrics;
  readonly before: PlayerView;
  readonly after: PlayerView;
  readonly piece: MovablePiece;
  readonly seat: Seat;
  readonly from: DistrictId | null; // null: the piece is placed, not moved
  readonly to: DistrictId;
  readonly durationMs: number;
}

/** Moves a pawn or a band into the next district, or places it in its first one. */
export function PieceMove({ screenMap, before, after, piece, seat, from, to, durationMs }: PieceMoveProps) {
  const colour = after.seats[seat]?.pawnColour ?? 'red';
  const target = findPiece(screenMap, after, piece, seat, to);
  const end = screenMap.toScreen(target.at);
  const start: Point =
    from === null
      ? [end[0], end[1] - 30 * screenMap.scale]
      : screenMap.toScreen(findPiece(screenMap, before, piece, seat, from).at);
  const firstFrame = { transform: toTranslateTransform(start), opacity: from === null ? 0 : 1 };
  return (
    <>
      <Sprite
        size={40 * target.scale * screenMap.scale}
        frames={[firstFrame, { transform: toTranslateTransform(end), opacity: 1 }]}
        timing={{ duration: durationMs, easing: EASINGS.travel }}
      >
        {piece === 'pawn' ? <PawnShape colour={colour} /> : <BandShape onFire={false} />}
      </Sprite>
      <HidePiece
        district={to}
        pieces={piece === 'pawn' ? [['pawn', colour]] : [['band'], ['guarded-flame']]}
        durationMs={durationMs}
      />
    </>
  );
}
