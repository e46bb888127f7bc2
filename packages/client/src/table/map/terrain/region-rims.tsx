import { BOARD, LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { linePath } from '../geometry/path';
import { regionBorders } from '../geometry/region-borders';
import { clipId, useSvgIds } from '../svg-ids';

const BORDERS = regionBorders(LONDON_MAP.districts).map(({ id, edges }) => ({
  id,
  region: BOARD[id].map.region,
  d: edges.map(({ from, to }) => linePath([from, to])).join(''),
}));

/** The coloured rims between regions, as on old maps. */
export const RegionRims = memo(function RegionRims() {
  const { url } = useSvgIds();
  return (
    <g fill="none" strokeWidth={24} strokeLinecap="square" strokeOpacity={0.55}>
      {BORDERS.map(({ id, region, d }) => (
        <path key={id} d={d} stroke={`var(--rim-${region})`} clipPath={url(clipId(id))} />
      ))}
    </g>
  );
});
