import type { DistrictId } from '@great-fire/game';
import { memo, useMemo } from 'react';
import css from '../city-map.module.css';
import type { DistrictView } from '../district/use-district-layouts';
import { freeSpot } from '../layout/free-spot';
import type { MapMarks } from '../marks';
import { CostBadge } from './cost-badge';
import { placeCostBadges } from './cost-badge-placement';
import { ConeSlots, coneSlotsSize } from './cone-slots';

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
