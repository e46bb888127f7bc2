import type { IconProps, Spot } from './piece-svg';
import { PieceSvg } from './piece-svg';

interface ConeDiscShapeProps extends Spot {
  readonly n: number;
  readonly contained?: boolean;
}

interface DiscProps extends Required<Spot> {
  readonly radius: number;
  readonly ground: string;
  readonly ring: string;
  readonly ringWidth: number;
  readonly figure: string;
  readonly figureSize: number;
  readonly drop: number; // of its base line under the middle
  readonly n: number;
}

function Disc(props: DiscProps) {
  const { x, y, scale, radius, ground, ring, ringWidth, figure, figureSize, drop, n } = props;
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
        {n}
      </text>
    </>
  );
}

/** How many cones burn in a district; steel once they are contained. Radius 12. */
export function ConeDiscShape({ n, contained = false, x = 0, y = 0, scale = 1 }: ConeDiscShapeProps) {
  return (
    <Disc
      {...{ x, y, scale, n }}
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

/** The same in Pudding Lane. Radius 29. */
export function GreatConeDiscShape({ n, x, y, scale }: Required<Spot> & { readonly n: number }) {
  return (
    <Disc
      {...{ x, y, scale, n }}
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

export function ConeDisc({ n, size = 24, title, contained = false }: IconProps & ConeDiscShapeProps) {
  return (
    <PieceSvg box={[-13, -13, 26, 26]} size={size} title={title}>
      <ConeDiscShape n={n} contained={contained} />
    </PieceSvg>
  );
}
