import type { DistrictId } from '@great-fire/game';
import { memo, useMemo } from 'react';
import type { Point } from '@great-fire/game/board';
import css from '../city-map.module.css';
import type { DistrictView } from '../district/use-district-layouts';
import { freeSpot } from '../layout/free-spot';
import type { MapMarks } from '../marks';
import { FLAME, FlameShape } from '../../../pieces/flame';
import { placeCostBadges } from './cost-badge-placement';

interface ConeSlotsProps {
  readonly at: Point;
  readonly coneRoom: number; // cones that still fit (INT-2)
  readonly placedCones: number; // so far
}

const SLOT_WIDTH = 17;
const MAX_SLOTS = 3; // maximum number of cones (INT-1)

/** Returns the number of slots and their size. */
function coneSlotsSize(coneRoom: number, placedCones: number) {
  const slots = Math.min(MAX_SLOTS, coneRoom + placedCones);
  return { slots, width: slots * SLOT_WIDTH + 16, height: 26 };
}

/** A slot for each cone that can be placed. Placed cones fill the slots. */
const ConeSlots = memo(function ConeSlots({ at: [x, y], coneRoom, placedCones }: ConeSlotsProps) {
  const { slots, width, height } = coneSlotsSize(coneRoom, placedCones);
  return (
    <g transform={`translate(${x} ${y})`} data-testid="cone-slots">
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
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-testid="cost-badge">
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
    <g className={css['static']} aria-hidden>
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
              at={freeSpot(district, layout, width, height, true)}
              coneRoom={freeSlots}
              placedCones={placed}
            />
          );
        })}
      </g>
    </g>
  );
});
