import type { Colour, DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { ConeCountShape, LargeConeCountShape } from '../../../pieces/cone-count';
import { VpSealShape } from '../../../pieces/vp-seal';
import type { PlacedPiece } from '../layout/piece-extents';
import { MarkerInstance } from '../svg-marker';
import type { Appearance } from '../appearance';
import { getPieceMarker } from './piece-markers';

interface DistrictInfo {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly cones: number;
  readonly myColour: Colour | null;
  readonly isOwnObjective: boolean; // of the viewer
}

interface PlacedPieceViewProps {
  readonly placed: PlacedPiece;
  readonly district: DistrictInfo;
}

/** Draws a piece at its place. Pieces with a number are drawn, the others use markers. */
export function PlacedPieceView({ placed: { piece, at, scale }, district }: PlacedPieceViewProps) {
  const [x, y] = at;
  const placement = { x, y, scale };
  const onFire = district.appearance === 'burning';
  switch (piece.kind) {
    case 'seal':
      return (
        <g data-piece="seal">
          <VpSealShape
            {...placement}
            vp={BOARD[district.id].map.objective?.vp ?? 0}
            isOwn={district.isOwnObjective}
            onFire={onFire}
          />
        </g>
      );
    case 'count':
      return (
        <g data-piece="count">
          <ConeCountShape
            {...placement}
            count={district.cones}
            contained={district.appearance === 'contained'}
          />
        </g>
      );
    case 'great-count':
      return (
        <g data-piece="great-count">
          <LargeConeCountShape {...placement} count={district.cones} />
        </g>
      );
    default:
      return (
        <MarkerInstance
          {...placement}
          marker={getPieceMarker(piece, {
            onFire,
            isMine: 'colour' in piece && piece.colour === district.myColour,
          })}
          data-piece={piece.kind}
          {...('colour' in piece && { 'data-colour': piece.colour })}
        />
      );
  }
}
