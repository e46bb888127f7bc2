import type { Point } from '@great-fire/game/board';
import { memo } from 'react';

interface CostBadgeProps {
  readonly at: Point;
  readonly cost: number;
  readonly pinned: boolean; // a band would contain a cone here
  readonly scale: number;
}

/** The number of points to reach a district. A studded ring marks districts where a band would contain a cone. */
export const CostBadge = memo(function CostBadge({ at: [x, y], cost, pinned, scale }: CostBadgeProps) {
  const isCheapest = cost <= 1;
  const fill = isCheapest ? 'var(--coin-1)' : cost === 2 ? 'var(--coin-2)' : 'var(--coin-3)';
  return (
    <g data-coin={cost} transform={`translate(${x} ${y}) scale(${scale})`}>
      {pinned && (
        <g fill="none">
          <circle r={18} stroke="var(--studs-under)" strokeWidth={5} />
          <circle r={18} stroke="var(--studs)" strokeWidth={3} strokeDasharray="2 5" />
        </g>
      )}
      <circle
        r={isCheapest ? 14 : 12.5}
        fill={fill}
        stroke={isCheapest ? 'var(--coin-1-edge)' : 'var(--coin-edge)'}
        strokeWidth={cost >= 3 ? 1.4 : 2}
      />
      <text
        y={6.2}
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
