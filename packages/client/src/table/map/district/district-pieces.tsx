import type { Colour, DistrictId, DistrictState } from '@great-fire/game';
import { memo } from 'react';
import { type Point, BOARD } from '@great-fire/game/board';
import { anchor } from '../../../lib/anchors';
import type { DistrictLayout } from '../layout/district-layout';
import { type PlacedPiece, TALLY } from '../layout/piece-extents';
import type { Appearance } from '../appearance';
import { ConeCountShape, LargeConeCountShape } from '../../../pieces/cone-count';
import { VpSealShape } from '../../../pieces/vp-seal';
import { MarkerInstance } from '../svg-defs';
import { getPieceMarker } from './piece-markers';

interface DistrictInfo {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly cones: number;
  readonly myColour: Colour | null;
  readonly isOwnObjective: boolean; // of the viewer
  readonly unowned: string; // the colours that no player has: 'red,green'
}

/** Returns the slight turn of a house, in degrees: the same at every visit. */
const turnAt = ([x, y]: Point): number => ((Math.round(x) * 7 + Math.round(y) * 13) % 9) - 4;

interface PlacedPieceViewProps {
  readonly placed: PlacedPiece;
  readonly district: DistrictInfo;
}

/** Draws a piece at its place. Pieces with a number are drawn, the others use markers. */
function PlacedPieceView({ placed: { piece, at, scale }, district }: PlacedPieceViewProps) {
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
    default: {
      const isMine = 'colour' in piece && piece.colour === district.myColour;
      const isQuiet = piece.kind === 'house' && district.unowned.includes(piece.colour);
      const instance = (
        <MarkerInstance
          {...placement}
          rotation={piece.kind === 'house' || piece.kind === 'plot' ? turnAt(at) : 0}
          marker={getPieceMarker(piece, { onFire, isMine, isQuiet })}
          data-piece={piece.kind}
          {...('colour' in piece && { 'data-colour': piece.colour })}
          {...(isMine && piece.kind === 'house' && { 'data-mine': '' })}
        />
      );
      if (!('count' in piece)) return instance;
      return (
        <>
          {instance}
          <g data-piece="tally">
            <ConeCountShape
              contained
              count={piece.count ?? 1}
              x={x + TALLY.x * scale}
              y={y + TALLY.y * scale}
              scale={scale}
            />
          </g>
        </>
      );
    }
  }
}

interface DistrictPiecesProps {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[];
  readonly layout: DistrictLayout;
  readonly myColour: Colour | null;
  readonly isOwnObjective: boolean;
  readonly unowned: string;
}

/** Adds keys that stay with a piece when others come or go. Example: the second red house is "house red 2". */
function withKeys(pieces: readonly PlacedPiece[]) {
  const counts = new Map<string, number>();
  return pieces.map((placed) => {
    const { piece } = placed;
    const name = 'colour' in piece ? `${piece.kind} ${piece.colour}` : piece.kind;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return { key: `${name} ${nth}`, placed };
  });
}

/** The pieces in a district, in layout order. */
export const DistrictPieces = memo(function DistrictPieces({
  id,
  appearance,
  state,
  layout,
  myColour,
  isOwnObjective,
  unowned,
}: DistrictPiecesProps) {
  const district = { id, appearance, cones: state.cones, myColour, isOwnObjective, unowned };
  return (
    <g data-testid={`contents-${id}`} {...anchor(`contents-${id}`)}>
      {withKeys(layout.pieces).map(({ key, placed }) => (
        <PlacedPieceView key={key} placed={placed} district={district} />
      ))}
    </g>
  );
});
