import type { Colour, DistrictId, PlayerView, Seat } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { piecesIn } from '../../map/district/use-layouts';
import { middleOf } from '../../map/geometry/polygon';
import type { PlacedPiece } from '../../map/layout/piece-extents';
import { BandShape, PawnShape } from '../../pieces';
import { Actor, at, EASE } from '../actor';
import type { Stage } from '../stage';
import { HiddenPiece } from './on-the-map';

type Walker = 'pawn' | 'band';

const isOne = (placed: PlacedPiece, walker: Walker, colour: Colour | undefined): boolean => {
  const { piece } = placed;
  if (walker === 'band') return piece.kind === 'band' || piece.kind === 'guarded-flame';
  return piece.kind === 'pawn' && piece.colour === colour;
};

/** Where a piece stands in a view; the middle of its district where it does not. */
function standing(view: PlayerView, walker: Walker, seat: Seat, district: DistrictId) {
  const colour = view.seats[seat]?.pawnColour;
  const pieces = piecesIn(view, district, view.own?.objectives ?? []);
  const found = pieces.filter((placed) => isOne(placed, walker, colour)).at(-1);
  return found ?? { at: middleOf(BOARD[district].map.polygon), scale: 1 };
}

interface PieceMovesProps {
  readonly stage: Stage;
  readonly before: PlayerView;
  readonly after: PlayerView;
  readonly piece: Walker;
  readonly seat: Seat;
  readonly from: DistrictId | null; // null: it is put there
  readonly to: DistrictId;
  readonly ms: number;
}

/** A pawn or a band steps into the next district, or is put into its first one. */
export function PieceMoves({ stage, before, after, piece, seat, from, to, ms }: PieceMovesProps) {
  const colour = after.seats[seat]?.pawnColour ?? 'red';
  const goal = standing(after, piece, seat, to);
  const end = stage.toScreen(goal.at);
  const start: Point =
    from === null
      ? [end[0], end[1] - 30 * stage.scale]
      : stage.toScreen(standing(before, piece, seat, from).at);
  const begins = { transform: at(start), opacity: from === null ? 0 : 1 };
  return (
    <>
      <Actor
        size={40 * goal.scale * stage.scale}
        frames={[begins, { transform: at(end), opacity: 1 }]}
        timing={{ duration: ms, easing: EASE.travel }}
      >
        {piece === 'pawn' ? <PawnShape colour={colour} /> : <BandShape onFire={false} />}
      </Actor>
      <HiddenPiece
        district={to}
        pieces={piece === 'pawn' ? [['pawn', colour]] : [['band'], ['guarded-flame']]}
        ms={ms}
      />
    </>
  );
}
