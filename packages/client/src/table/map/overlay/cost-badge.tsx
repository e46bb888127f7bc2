import type { Point } from '@great-fire/game/board';
import { memo } from 'react';

interface CostBadgeProps {
  readonly at: Point;
  readonly cost: number;
  readonly pinned: boolean; // a band would stop and contain here
}

/** Points to get to a district; in a studded ring where a band would stop. */
export const CostBadge = memo(function CostBadge({ at: [x, y], cost, pinned }: CostBadgeProps) {
  const isCheapest = cost <= 1;
  const fill = isCheapest ? 'var(--coin-1)' : cost === 2 ? 'var(--coin-2)' : 'var(--coin-3)';
  return (
    <g data-coin={cost}>
      {pinned && (
        <g fill="none">
          <circle cx={x} cy={y} r={18} stroke="var(--studs-under)" strokeWidth={5} />
          <circle cx={x} cy={y} r={18} stroke="var(--studs)" strokeWidth={3} strokeDasharray="2 5" />
        </g>
      )}
      <circle
        cx={x}
        cy={y}
        r={isCheapest ? 14 : 12.5}
        fill={fill}
        stroke={isCheapest ? 'var(--coin-1-edge)' : 'var(--coin-edge)'}
        strokeWidth={cost >= 3 ? 1.4 : 2}
      />
      <text
        x={x}
        y={y + 6.2}
        textAnchor="middle"
        fontSize={18}
        fontWeight={800}
        fontFamily="var(--figure-face)"
        fill={isCheapest ? 'var(--coin-1-figure)' : 'var(--coin-figure)'}
      >
        {cost}
      </text>
    </g>
  );
});
