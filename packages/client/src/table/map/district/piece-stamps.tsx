import type { Colour } from '@great-fire/game';
import { COLOURS } from '@great-fire/game';
import { Fragment, memo } from 'react';
import { BandShape } from '../../pieces/band';
import { FlameShape } from '../../pieces/flame';
import { HouseShape } from '../../pieces/house';
import { PawnShape } from '../../pieces/pawn';
import { LyingTokenShape } from '../../pieces/token';
import type { Piece } from '../layout/piece-extents';
import { StampOf } from '../stamp';

/** A cone with a band on it: the dull flame in its ring, the pikeman in front. */
function GuardedFlame({ onFire }: { readonly onFire: boolean }) {
  return (
    <>
      <ellipse
        cy={7.5}
        rx={11.5}
        ry={5}
        fill={onFire ? 'var(--landmark-burnt)' : 'none'}
        fillOpacity={0.55}
        stroke={onFire ? 'var(--ring-on-fire)' : 'var(--ring-contained)'}
        strokeWidth={1.6}
        strokeDasharray="2.6 2"
      />
      <g transform="translate(-4.5 2) scale(.8)">
        <FlameShape dull />
      </g>
      <g transform="translate(3 -1) scale(.98)">
        <BandShape onFire={onFire} />
      </g>
    </>
  );
}

/** The stamp of a piece that has no figure. `onFire`: in a burning district; `isMine`: of the viewer's colour. */
export function stampOf(
  piece: Exclude<Piece, { readonly kind: 'seal' | 'count' | 'great-count' }>,
  { onFire, isMine }: { readonly onFire: boolean; readonly isMine: boolean },
): string {
  switch (piece.kind) {
    case 'house':
      return isMine ? 'my-house' : `house-${piece.colour}`;
    case 'pawn':
      return `pawn-${piece.colour}`;
    case 'band':
    case 'guarded-flame':
      return onFire ? `${piece.kind}-on-fire` : piece.kind;
    default:
      return piece.kind;
  }
}

/** All that `stampOf` names, for `defs`. */
export const PieceStamps = memo(function PieceStamps({ myColour }: { readonly myColour: Colour | null }) {
  return (
    <>
      {COLOURS.map((colour) => (
        <StampOf key={colour} name={`house-${colour}`}>
          <HouseShape colour={colour} />
        </StampOf>
      ))}
      {myColour !== null && (
        <StampOf name="my-house">
          <HouseShape colour={myColour} mine />
        </StampOf>
      )}
      {COLOURS.map((colour) => (
        <StampOf key={colour} name={`pawn-${colour}`}>
          <PawnShape colour={colour} />
        </StampOf>
      ))}
      <StampOf name="token">
        <LyingTokenShape />
      </StampOf>
      <StampOf name="flame">
        <FlameShape />
      </StampOf>
      <StampOf name="great-flame">
        <g transform="scale(1.42)">
          <FlameShape />
        </g>
      </StampOf>
      {[false, true].map((onFire) => (
        <Fragment key={String(onFire)}>
          <StampOf name={onFire ? 'band-on-fire' : 'band'}>
            <BandShape onFire={onFire} />
          </StampOf>
          <StampOf name={onFire ? 'guarded-flame-on-fire' : 'guarded-flame'}>
            <GuardedFlame onFire={onFire} />
          </StampOf>
        </Fragment>
      ))}
    </>
  );
});
