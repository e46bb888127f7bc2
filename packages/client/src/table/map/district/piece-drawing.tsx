import type { Colour, DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { BandShape } from '../../pieces/band';
import { ConeDiscShape } from '../../pieces/cone-disc';
import { FlameShape } from '../../pieces/flame';
import { HouseShape } from '../../pieces/house';
import { PawnShape } from '../../pieces/pawn';
import { LyingTokenShape } from '../../pieces/token';
import { VpSealShape } from '../../pieces/vp-seal';
import type { Piece } from '../layout/piece-extents';
import type { Look } from './look';

export interface Surroundings {
  readonly id: DistrictId;
  readonly look: Look;
  readonly cones: number;
  readonly myColour: Colour | null;
  readonly mine: boolean; // my objective
}

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

function GreatCount({ n }: { readonly n: number }) {
  return (
    <>
      <circle r={29} fill="var(--count)" stroke="var(--count-ring)" strokeWidth={2.6} />
      <text
        y={13}
        textAnchor="middle"
        fontSize={40}
        fontWeight={800}
        fontFamily="var(--figure-face)"
        fill="var(--count-figure)"
      >
        {n}
      </text>
    </>
  );
}

/** One piece at the origin; who places it knows where. */
export function PieceDrawing({ piece, around }: { readonly piece: Piece; readonly around: Surroundings }) {
  const burning = around.look === 'burning';
  switch (piece.kind) {
    case 'seal':
      return <VpSealShape vp={BOARD[around.id].map.objective?.vp ?? 0} mine={around.mine} onFire={burning} />;
    case 'house':
      return <HouseShape colour={piece.colour} mine={piece.colour === around.myColour} />;
    case 'token':
      return <LyingTokenShape />;
    case 'count':
      return <ConeDiscShape n={around.cones} contained={around.look === 'contained'} />;
    case 'great-count':
      return <GreatCount n={around.cones} />;
    case 'flame':
      return <FlameShape />;
    case 'great-flame':
      return (
        <g transform="scale(1.42)">
          <FlameShape />
        </g>
      );
    case 'guarded-flame':
      return <GuardedFlame onFire={burning} />;
    case 'band':
      return <BandShape onFire={burning} />;
    case 'pawn':
      return <PawnShape colour={piece.colour} />;
  }
}
