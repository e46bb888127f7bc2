import type { Point } from '@great-fire/game/board';
import { memo } from 'react';
import { FLAME, FlameShape } from '../../pieces/flame';

interface GrowthProps {
  readonly at: Point;
  readonly room: number; // cones that still fit beside the picks (INT-2)
  readonly picks: number; // cones placed so far
}

const SLOT = 17;
const MOST = 3; // no more than three are ever placed (INT-1)

/** How many slots are drawn, and how large they stand. */
export function growthSize(room: number, picks: number) {
  const slots = Math.min(MOST, room + picks);
  return { slots, width: slots * SLOT + 16, height: 30 };
}

/** Where the fire may grow: a slot for each cone that fits, filled as they are placed. */
export const Growth = memo(function Growth({ at: [x, y], room, picks }: GrowthProps) {
  const { slots, width, height } = growthSize(room, picks);
  return (
    <g transform={`translate(${x} ${y})`} data-growth={picks}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill="var(--count)"
        fillOpacity={picks > 0 ? 1 : 0.6}
        stroke={picks > 0 ? 'var(--pin-chosen)' : 'var(--count-ring)'}
        strokeWidth={picks > 0 ? 2.6 : 1.2}
      />
      {Array.from({ length: slots }, (_, i) => (
        <g key={i} transform={`translate(${(i - (slots - 1) / 2) * SLOT} .6)`}>
          {i < picks ? (
            <FlameShape />
          ) : (
            <path
              d={FLAME}
              fill="none"
              stroke="var(--count-figure)"
              strokeWidth={1.7}
              strokeDasharray="3 2.2"
              transform="scale(.92)"
            />
          )}
        </g>
      ))}
    </g>
  );
});
