import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import css from '../city-map.module.css';
import type { DrawnDistrict } from '../district/use-layouts';
import { freeSpot } from '../layout/spots';
import type { MapMarks } from '../marks';
import { Coin } from './coin';
import { coinRadius } from './coin-places';
import { Growth, growthSize } from './growth';

interface OverPiecesProps {
  readonly marks: MapMarks;
  readonly drawn: readonly DrawnDistrict[];
}

/** Cost coins and the slots of a growing fire, over the pieces. */
export const OverPieces = memo(function OverPieces({ marks, drawn }: OverPiecesProps) {
  const { reach = [], route, room = [], picks = {}, verbs = [] } = marks;
  const layoutOf = (wanted: DistrictId) => drawn.find(({ id }) => id === wanted)?.layout;
  const goal = route?.[route.length - 1];
  const contains = new Set(verbs.filter(({ verb }) => verb === 'contain').map(({ district }) => district));
  return (
    <g className={css['still']} aria-hidden>
      <g className={css['come']}>
        {reach.map(({ to, cost, pinned }) => {
          const layout = layoutOf(to);
          if (layout === undefined || to === goal || contains.has(to)) return null;
          const size = coinRadius(cost, pinned) * 2;
          return <Coin key={to} at={freeSpot(to, layout, size, size)} cost={cost} pinned={pinned} />;
        })}
        {room.map(({ district, room: fits }) => {
          const layout = layoutOf(district);
          const placed = picks[district] ?? 0;
          if (layout === undefined || fits + placed === 0) return null;
          const { width, height } = growthSize(fits, placed);
          return (
            <Growth
              key={district}
              at={freeSpot(district, layout, width, height)}
              room={fits}
              picks={placed}
            />
          );
        })}
      </g>
    </g>
  );
});
