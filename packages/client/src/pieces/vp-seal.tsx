import { type IconProps, type Placement, IconSvg } from '../ui/icon';

/** Radii of the seal in map units, without its edge. */
export const SEAL_RADIUS = { mine: 11.5, other: 9.8 } as const;

interface VpSealShapeProps extends Placement {
  readonly vp: number;
  readonly isOwn: boolean;
  readonly onFire?: boolean;
  readonly radius?: number;
}

/** The points of an objective: red wax for the viewer's, an outline for other objectives. */
export function VpSealShape({
  vp,
  isOwn,
  onFire = false,
  radius = isOwn ? SEAL_RADIUS.mine : SEAL_RADIUS.other,
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
        fill={isOwn ? 'var(--wax)' : onFire ? 'var(--seal-on-fire)' : 'var(--seal-ground)'}
        stroke={isOwn ? 'var(--on-wax)' : edge}
        strokeWidth={(isOwn ? 2 : 1.3) * scale}
      />
      <text
        x={x}
        y={y + 5.7 * scale}
        textAnchor="middle"
        fontSize={17 * scale}
        fontWeight={isOwn ? 800 : 700}
        fontFamily="var(--figure-face)"
        fill={isOwn ? 'var(--on-wax)' : onFire ? 'var(--seal-on-fire-figure)' : 'var(--objective-ink)'}
      >
        {vp}
      </text>
    </>
  );
}

export function VpSeal({
  vp,
  isOwn = true,
  size = 26,
  title,
}: IconProps & { readonly vp: number; readonly isOwn?: boolean }) {
  return (
    <IconSvg box={[-13, -13, 26, 26]} size={size} title={title}>
      <VpSealShape vp={vp} isOwn={isOwn} />
    </IconSvg>
  );
}
