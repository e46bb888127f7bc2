import type { Colour, DistrictId, DistrictState } from '@great-fire/game';
import { memo } from 'react';
import type { DistrictLayout } from '../layout/district-layout';
import type { PlacedPiece } from '../layout/piece-extents';
import type { Look } from './look';
import { sameDistrict } from './look';
import { PieceDrawing } from './piece-drawing';

interface ContentsProps {
  readonly id: DistrictId;
  readonly look: Look;
  readonly state: DistrictState;
  readonly pawns: readonly Colour[];
  readonly layout: DistrictLayout;
  readonly myColour: Colour | null;
  readonly mine: boolean;
}

/** Keys that stay with a piece while others come and go: the second red house is "house red 2". */
function keyed(pieces: readonly PlacedPiece[]) {
  const seen = new Map<string, number>();
  return pieces.map((placed) => {
    const { piece } = placed;
    const name = 'colour' in piece ? `${piece.kind} ${piece.colour}` : piece.kind;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { key: `${name} ${nth}`, placed };
  });
}

/** The pieces in a district, in their order. */
export const Contents = memo(
  function Contents({ id, look, state, layout, myColour, mine }: ContentsProps) {
    const around = { id, look, cones: state.cones, myColour, mine };
    return (
      <g data-testid={`contents-${id}`}>
        {keyed(layout.pieces).map(({ key, placed }) => (
          <PieceDrawing key={key} placed={placed} around={around} />
        ))}
      </g>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.look === after.look &&
    before.myColour === after.myColour &&
    before.mine === after.mine &&
    before.layout === after.layout &&
    before.pawns.join() === after.pawns.join() &&
    sameDistrict(before.state, after.state),
);
