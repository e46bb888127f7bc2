import type { Colour, DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { ConeDiscShape, GreatConeDiscShape } from '../../pieces/cone-disc';
import { VpSealShape } from '../../pieces/vp-seal';
import type { PlacedPiece } from '../layout/piece-extents';
import { Stamp } from '../stamp';
import type { Look } from './look';
import { stampOf } from './piece-stamps';

export interface Surroundings {
  readonly id: DistrictId;
  readonly look: Look;
  readonly cones: number;
  readonly myColour: Colour | null;
  readonly mine: boolean; // my objective
}

interface PieceDrawingProps {
  readonly placed: PlacedPiece;
  readonly around: Surroundings;
}

/** One piece where it stands. Those with a figure are drawn, the others stamped. */
export function PieceDrawing({ placed: { piece, at, scale }, around }: PieceDrawingProps) {
  const [x, y] = at;
  const spot = { x, y, scale };
  const onFire = around.look === 'burning';
  switch (piece.kind) {
    case 'seal':
      return (
        <g data-piece="seal">
          <VpSealShape
            {...spot}
            vp={BOARD[around.id].map.objective?.vp ?? 0}
            mine={around.mine}
            onFire={onFire}
          />
        </g>
      );
    case 'count':
      return (
        <g data-piece="count">
          <ConeDiscShape {...spot} n={around.cones} contained={around.look === 'contained'} />
        </g>
      );
    case 'great-count':
      return (
        <g data-piece="great-count">
          <GreatConeDiscShape {...spot} n={around.cones} />
        </g>
      );
    default:
      return (
        <Stamp
          {...spot}
          of={stampOf(piece, { onFire, isMine: 'colour' in piece && piece.colour === around.myColour })}
          data-piece={piece.kind}
          {...('colour' in piece && { 'data-colour': piece.colour })}
        />
      );
  }
}
