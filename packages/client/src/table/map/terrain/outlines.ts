/** The outlines of the districts as paths, computed once. */
import { DISTRICT_IDS, type DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { linePath } from '../path';

const outlines = new Map<DistrictId, string>(
  DISTRICT_IDS.map((id) => [id, linePath(BOARD[id].map.polygon, true)]),
);

export const outlineOf = (id: DistrictId): string => outlines.get(id) ?? '';

/**
 * All streets: the borders of all districts. One path for each region, because browsers paint in tiles and process a
 * whole path for each tile that it touches.
 */
export const REGION_OUTLINES = [...new Set(DISTRICT_IDS.map((id) => BOARD[id].map.region))].map((region) =>
  DISTRICT_IDS.filter((id) => BOARD[id].map.region === region)
    .map(outlineOf)
    .join(''),
);
