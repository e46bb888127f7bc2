import { type Colour, COLOURS } from '@great-fire/game';
import { Fragment, memo } from 'react';
import { BandShape, PawnShape } from '../../../pieces/figures';
import { FlameShape } from '../../../pieces/flame';
import { BurntPlotShape, HouseShape } from '../../../pieces/house';
import { FaceDownTokenShape } from '../../../pieces/token';
import type { MapPiece } from '../layout/piece-extents';
import { MarkerDef } from '../svg-defs';

/** A cone with a band on it: a dull flame in a ring, with a pikeman in front. */
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

/**
 * Returns the marker of a piece without a number. `onFire`: in a burning district. `isMine`: of the viewer's colour.
 * `isQuiet`: of a colour without an owner.
 */
export function getPieceMarker(
  piece: Exclude<MapPiece, { readonly kind: 'seal' | 'count' | 'great-count' }>,
  {
    onFire,
    isMine,
    isQuiet,
  }: { readonly onFire: boolean; readonly isMine: boolean; readonly isQuiet: boolean },
): string {
  switch (piece.kind) {
    case 'house':
      return isMine ? 'my-house' : `${isQuiet ? 'quiet-' : ''}house-${piece.colour}`;
    case 'pawn':
      return `pawn-${piece.colour}`;
    case 'band':
    case 'guarded-flame':
      return onFire ? `${piece.kind}-on-fire` : piece.kind;
    default:
      return piece.kind;
  }
}

/** Defines all markers of `getPieceMarker`. Belongs in `defs`. */
export const PieceMarkerDefs = memo(function PieceMarkerDefs({
  myColour,
}: {
  readonly myColour: Colour | null;
}) {
  return (
    <>
      {COLOURS.map((colour) => (
        <Fragment key={colour}>
          <MarkerDef name={`house-${colour}`}>
            <HouseShape colour={colour} />
          </MarkerDef>
          <MarkerDef name={`quiet-house-${colour}`}>
            <HouseShape colour={colour} isQuiet />
          </MarkerDef>
        </Fragment>
      ))}
      {myColour !== null && (
        <MarkerDef name="my-house">
          <HouseShape colour={myColour} isOwn />
        </MarkerDef>
      )}
      {COLOURS.map((colour) => (
        <MarkerDef key={colour} name={`pawn-${colour}`}>
          <PawnShape colour={colour} />
        </MarkerDef>
      ))}
      <MarkerDef name="token">
        <FaceDownTokenShape />
      </MarkerDef>
      <MarkerDef name="plot">
        <BurntPlotShape />
      </MarkerDef>
      <MarkerDef name="flame">
        <FlameShape />
      </MarkerDef>
      <MarkerDef name="great-flame">
        <g transform="scale(1.42)">
          <FlameShape />
        </g>
      </MarkerDef>
      {[false, true].map((onFire) => (
        <Fragment key={String(onFire)}>
          <MarkerDef name={onFire ? 'band-on-fire' : 'band'}>
            <BandShape onFire={onFire} />
          </MarkerDef>
          <MarkerDef name={onFire ? 'guarded-flame-on-fire' : 'guarded-flame'}>
            <GuardedFlame onFire={onFire} />
          </MarkerDef>
        </Fragment>
      ))}
    </>
  );
});
