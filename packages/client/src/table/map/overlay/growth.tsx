import type { Point } from '@great-fire/game/board';
import { memo } from 'react';
import { FLAME } from '../../pieces/flame';
import { FlameShape } from '../../pieces/flame';

interface GrowthProps {
  readonly at: Point;
  readonly room: number; // cones that still fit, picks left out (INT-2)
  readonly picks: number; // cones placed so far
}

const SLOT = 17;
const MOST = 3; // no more than three are ever placed (INT-1)

/** How wide the slots of a district stand. */
export const growthSize = (room: number) => ({ width: Math.min(MOST, room) * SLOT + 16, height: 30 });

/** Where the fire may grow: a slot for each cone that fits, filled as they are placed. */
export const Growth = memo(function Growth({ at: [x, y], room, picks }: GrowthProps) {
  const slots = Math.min(MOST, room);
  const { width, height } = growthSize(room);
  return (
    <g transform={`translate(${x} ${y})`} data-growth={picks}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill={picks > 0 ? 'var(--count)' : 'var(--pill)'}
        stroke={picks > 0 ? 'var(--pin-chosen)' : 'var(--pin-ink)'}
        strokeWidth={picks > 0 ? 2.4 : 1.6}
        strokeDasharray={picks > 0 ? undefined : '3.5 2.6'}
      />
      {Array.from({ length: slots }, (_, i) => (
        <g key={i} transform={`translate(${(i - (slots - 1) / 2) * SLOT} .6)`}>
          {i < picks ? (
            <FlameShape />
          ) : (
            <path
              d={FLAME}
              fill="none"
              stroke={picks > 0 ? 'var(--count-figure)' : 'var(--pill-ink)'}
              strokeWidth={1.5}
              strokeDasharray="2.4 2"
            />
          )}
        </g>
      ))}
    </g>
  );
});
