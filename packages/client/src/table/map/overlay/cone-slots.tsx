import type { Point } from '@great-fire/game/board';
import { memo } from 'react';
import { FLAME, FlameShape } from '../../../pieces/flame';

interface ConeSlotsProps {
  readonly at: Point;
  readonly coneRoom: number; // cones that still fit (INT-2)
  readonly placedCones: number; // so far
}

const SLOT_WIDTH = 17;
const MAX_SLOTS = 3; // maximum number of cones (INT-1)

/** Returns the number of slots and their size. */
export function coneSlotsSize(coneRoom: number, placedCones: number) {
  const slots = Math.min(MAX_SLOTS, coneRoom + placedCones);
  return { slots, width: slots * SLOT_WIDTH + 16, height: 30 };
}

/** A slot for each cone that can be placed. Placed cones fill the slots. */
export const ConeSlots = memo(function ConeSlots({ at: [x, y], coneRoom, placedCones }: ConeSlotsProps) {
  const { slots, width, height } = coneSlotsSize(coneRoom, placedCones);
  return (
    <g transform={`translate(${x} ${y})`} data-growth={placedCones}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill="var(--count)"
        fillOpacity={placedCones > 0 ? 1 : 0.6}
        stroke={placedCones > 0 ? 'var(--pin-chosen)' : 'var(--count-ring)'}
        strokeWidth={placedCones > 0 ? 2.6 : 1.2}
      />
      {Array.from({ length: slots }, (_, i) => (
        <g key={i} transform={`translate(${(i - (slots - 1) / 2) * SLOT_WIDTH} .6)`}>
          {i < placedCones ? (
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
