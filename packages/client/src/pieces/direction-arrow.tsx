import type { Direction } from '@great-fire/game';

const ROTATION_DEGREES: { readonly [D in Direction]: number } = { N: 0, E: 90, S: 180, W: 270 };

interface DirectionArrowProps {
  readonly direction: Direction;
  readonly size: number; // px
}

/** The face of a fire card: a faint compass with one strong arrow. Arrow and colour both show the direction. */
export function DirectionArrow({ direction, size }: DirectionArrowProps) {
  return (
    <svg width={size} height={size} viewBox="-42 -42 84 84" aria-hidden="true">
      <g fill="none" stroke="var(--ink-2)" opacity={0.6}>
        <circle r={33} strokeWidth={0.9} />
        <circle r={29} strokeWidth={0.5} />
      </g>
      {[0, 90, 180, 270]
        .filter((angle) => angle !== ROTATION_DEGREES[direction])
        .map((angle) => (
          <path
            key={angle}
            d="M0 0L4-7L0-26L-4-7Z"
            transform={`rotate(${angle})`}
            fill="var(--ink-2)"
            opacity={0.35}
          />
        ))}
      <path
        d="M0-39L15-18H6.5V20L0 13L-6.5 20V-18H-15Z"
        transform={`rotate(${ROTATION_DEGREES[direction]})`}
        fill={`var(--direction-${direction.toLowerCase()})`}
        stroke="var(--card)"
        strokeWidth={1.5}
      />
    </svg>
  );
}
