/** The outline of each district as a path, made once. */
import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { linePath } from '../geometry/path';

const outlines = new Map<DistrictId, string>(
  DISTRICT_IDS.map((id) => [id, linePath(BOARD[id].map.polygon, true)]),
);

export const outlineOf = (id: DistrictId): string => outlines.get(id) ?? '';

/**
 * All streets: every border of every district. A path for each region, not one for all, for a browser paints by tiles, and
 * each tile walks the whole of every path that touches it.
 */
export const REGION_OUTLINES = [...new Set(DISTRICT_IDS.map((id) => BOARD[id].map.region))].map((region) =>
  DISTRICT_IDS.filter((id) => BOARD[id].map.region === region)
    .map(outlineOf)
    .join(''),
);
