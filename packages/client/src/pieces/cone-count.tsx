import { type IconProps, type Placement, IconSvg } from '../ui/icon';
import { FLAME } from './flame';

interface ConeCountShapeProps extends Placement {
  readonly count: number;
  readonly contained?: boolean;
}

interface DiscProps extends Required<Placement> {
  readonly radius: number;
  readonly ground: string;
  readonly ring: string;
  readonly ringWidth: number;
  readonly figure: string;
  readonly figureSize: number;
  readonly drop: number; // from the centre to the baseline
  readonly count: number;
}

function Disc(props: DiscProps) {
  const { x, y, scale, radius, ground, ring, ringWidth, figure, figureSize, drop, count } = props;
  return (
    <>
      <circle cx={x} cy={y} r={radius * scale} fill={ground} stroke={ring} strokeWidth={ringWidth * scale} />
      <text
        x={x}
        y={y + drop * scale}
        textAnchor="middle"
        fontSize={figureSize * scale}
        fontWeight={800}
        fontFamily="var(--figure-face)"
        fill={figure}
      >
        {count}
      </text>
    </>
  );
}

/** The number of cones in a district; steel if the fire is contained. Radius 12. */
export function ConeCountShape({ count, contained = false, x = 0, y = 0, scale = 1 }: ConeCountShapeProps) {
  return (
    <Disc
      {...{ x, y, scale, count }}
      radius={12}
      ground={contained ? 'var(--count-contained)' : 'var(--count)'}
      ring={contained ? 'var(--count-contained-ring)' : 'var(--count-ring)'}
      ringWidth={1.7}
      figure={contained ? 'var(--count-contained-figure)' : 'var(--count-figure)'}
      figureSize={18}
      drop={6.2}
    />
  );
}

/** The number of cones in Pudding Lane. Radius 29. */
export function LargeConeCountShape({
  count,
  x,
  y,
  scale,
}: Required<Placement> & { readonly count: number }) {
  return (
    <Disc
      {...{ x, y, scale, count }}
      radius={29}
      ground="var(--count)"
      ring="var(--count-ring)"
      ringWidth={2.6}
      figure="var(--count-figure)"
      figureSize={40}
      drop={13}
    />
  );
}

export function ConeCount({ count, size = 24, title, contained = false }: IconProps & ConeCountShapeProps) {
  return (
    <IconSvg box={[-13, -13, 26, 26]} size={size} title={title}>
      <ConeCountShape count={count} contained={contained} />
    </IconSvg>
  );
}

/** Icon for the number of cones that a player has put out. */
export function ConeOutlineIcon({ size = 15, title }: IconProps) {
  return (
    <IconSvg box={[-8, -12, 16, 23]} size={size} title={title}>
      <path d={FLAME} fill="none" stroke="currentColor" strokeWidth={2} />
    </IconSvg>
  );
}
