import type { DistrictId } from '@great-fire/game';
import { memo, useMemo } from 'react';
import css from '../city-map.module.css';
import type { DistrictView } from '../district/use-district-layouts';
import { freeSpot } from '../layout/free-spot';
import type { MapMarks } from '../marks';
import { placeCostBadges } from './cost-badge-placement';
import { ConeSlots, coneSlotsSize } from './cone-slots';
import type { Point } from '@great-fire/game/board';

interface CostBadgeProps {
  readonly at: Point;
  readonly cost: number;
  readonly pinned: boolean; // a band would contain a cone here
  readonly scale: number;
}

/** The number of points to reach a district. A studded ring marks districts where a band would contain a cone. */
const CostBadge = memo(function CostBadge({ at: [x, y], cost, pinned, scale }: CostBadgeProps) {
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

interface UpperOverlayProps {
  readonly marks: MapMarks;
  readonly districts: readonly DistrictView[];
  readonly markScale: number;
}

/** Cost badges and cone slots above the pieces. */
export const UpperOverlay = memo(function UpperOverlay({ marks, districts, markScale }: UpperOverlayProps) {
  const { destinations, route, coneRoom = [], placedCones = {}, verbs = [] } = marks;
  const badges = useMemo(
    () => placeCostBadges(destinations ?? [], districts, markScale),
    [destinations, districts, markScale],
  );
  const findLayout = (districtId: DistrictId) => districts.find(({ id }) => id === districtId)?.layout;
  const routeEnd = route?.[route.length - 1];
  const containDistricts = new Set(
    verbs.filter(({ verb }) => verb === 'contain').map(({ district }) => district),
  );
  return (
    <g className={css['still']} aria-hidden>
      <g className={css['come']}>
        {badges.map(({ to, at, cost, pinned }) =>
          to === routeEnd || containDistricts.has(to) ? null : (
            <CostBadge key={to} at={at} cost={cost} pinned={pinned} scale={markScale} />
          ),
        )}
        {coneRoom.map(({ district, room: freeSlots }) => {
          const layout = findLayout(district);
          const placed = placedCones[district] ?? 0;
          if (layout === undefined || freeSlots + placed === 0) return null;
          const { width, height } = coneSlotsSize(freeSlots, placed);
          return (
            <ConeSlots
              key={district}
              at={freeSpot(district, layout, width, height)}
              coneRoom={freeSlots}
              placedCones={placed}
            />
          );
        })}
      </g>
    </g>
  );
});
