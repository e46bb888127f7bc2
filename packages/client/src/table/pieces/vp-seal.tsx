import type { IconProps, Spot } from './piece-svg';
import { PieceSvg } from './piece-svg';

/** Radii of the seal in map units, its edge left out. */
export const SEAL_RADIUS = { mine: 11.5, other: 9.8 } as const;

interface VpSealShapeProps extends Spot {
  readonly vp: number;
  readonly mine: boolean;
  readonly onFire?: boolean;
  readonly radius?: number;
}

/** What an objective is worth: red wax for mine, an outline for anybody's. */
export function VpSealShape({
  vp,
  mine,
  onFire = false,
  radius = mine ? SEAL_RADIUS.mine : SEAL_RADIUS.other,
  x = 0,
  y = 0,
  scale = 1,
}: VpSealShapeProps) {
  const edge = onFire ? 'var(--seal-on-fire-edge)' : 'var(--objective-ink)';
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius * scale}
        fill={mine ? 'var(--wax)' : onFire ? 'var(--seal-on-fire)' : 'var(--seal-ground)'}
        stroke={mine ? 'var(--on-wax)' : edge}
        strokeWidth={(mine ? 2 : 1.3) * scale}
      />
      <text
        x={x}
        y={y + 5.7 * scale}
        textAnchor="middle"
        fontSize={17 * scale}
        fontWeight={mine ? 800 : 700}
        fontFamily="var(--figure-face)"
        fill={mine ? 'var(--on-wax)' : onFire ? 'var(--seal-on-fire-figure)' : 'var(--objective-ink)'}
      >
        {vp}
      </text>
    </>
  );
}

export function VpSeal({
  vp,
  mine = true,
  size = 26,
  title,
}: IconProps & { readonly vp: number; readonly mine?: boolean }) {
  return (
    <PieceSvg box={[-13, -13, 26, 26]} size={size} title={title}>
      <VpSealShape vp={vp} mine={mine} />
    </PieceSvg>
  );
}
