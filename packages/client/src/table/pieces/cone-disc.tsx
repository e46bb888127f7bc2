import type { IconProps } from './piece-svg';
import { PieceSvg } from './piece-svg';

interface ConeDiscShapeProps {
  readonly n: number;
  readonly contained?: boolean;
}

/** How many cones burn in a district; steel once they are contained. Radius 12. */
export function ConeDiscShape({ n, contained = false }: ConeDiscShapeProps) {
  return (
    <>
      <circle
        r={12}
        fill={contained ? 'var(--count-contained)' : 'var(--count)'}
        stroke={contained ? 'var(--count-contained-ring)' : 'var(--count-ring)'}
        strokeWidth={1.7}
      />
      <text
        y={6.2}
        textAnchor="middle"
        fontSize={18}
        fontWeight={800}
        fontFamily="var(--figure-face)"
        fill={contained ? 'var(--count-contained-figure)' : 'var(--count-figure)'}
      >
        {n}
      </text>
    </>
  );
}

export function ConeDisc({ n, size = 24, title, contained = false }: IconProps & ConeDiscShapeProps) {
  return (
    <PieceSvg box={[-13, -13, 26, 26]} size={size} title={title}>
      <ConeDiscShape n={n} contained={contained} />
    </PieceSvg>
  );
}
