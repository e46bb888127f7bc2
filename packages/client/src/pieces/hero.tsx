import type { IconProps } from '../ui/icons';
import { IconSvg } from '../ui/icons';

const LEAVES = ([1, -1] as const).flatMap((side) =>
  (
    [
      [8.4, -1],
      [7.6, 3],
      [5.6, 6.6],
      [8, -5],
    ] as const
  ).map(([x, y]) => ({ x: side * x, y, rotation: side * (50 - y * 6) })),
);

/** The Hero of London card: a star in a laurel wreath. */
export function HeroIcon({ size = 22, title }: IconProps) {
  return (
    <IconSvg box={[-12, -12, 24, 24]} size={size} title={title}>
      <path
        d="M-8-4C-9 4-4 9 0 10C4 9 9 4 8-4M-8-4l2-3M8-4l-2-3"
        fill="none"
        stroke="var(--laurel-stem)"
        strokeWidth={2}
      />
      {LEAVES.map(({ x, y, rotation }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={2.9}
          ry={1.5}
          transform={`rotate(${rotation} ${x} ${y})`}
          fill="var(--laurel)"
        />
      ))}
      <path
        d="M0-6.4L1.7-2L6-1.8L2.6 1L3.9 5.2L0 2.8L-3.9 5.2L-2.6 1L-6-1.8L-1.7-2Z"
        fill="var(--laurel-star)"
        stroke="var(--laurel-edge)"
        strokeWidth={0.9}
      />
    </IconSvg>
  );
}
