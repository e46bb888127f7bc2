import { anchor } from '../../../lib/anchors';
import type { Colour, DistrictId, DistrictState } from '@great-fire/game';
import { memo } from 'react';
import type { DistrictLayout } from '../layout/district-layout';
import type { PlacedPiece } from '../layout/piece-extents';
import type { Appearance } from '../appearance';
import { PlacedPieceView } from './placed-piece';

interface DistrictPiecesProps {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[];
  readonly layout: DistrictLayout;
  readonly myColour: Colour | null;
  readonly isOwnObjective: boolean;
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
}: DistrictPiecesProps) {
  const district = { id, appearance, cones: state.cones, myColour, isOwnObjective };
  return (
    <g data-testid={`contents-${id}`} {...anchor(`contents-${id}`)}>
      {withKeys(layout.pieces).map(({ key, placed }) => (
        <PlacedPieceView key={key} placed={placed} district={district} />
      ))}
    </g>
  );
});
