import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { Box } from './geometry/polygon';
import { boundsOf } from './geometry/polygon';

/** Returns the bounding box of the districts, in map units. */
export function boundsOfDistricts(ids: readonly DistrictId[]): Box {
  const bounds = ids.map((id) => boundsOf(BOARD[id].map.polygon));
  return {
    left: Math.min(...bounds.map(({ left }) => left)),
    right: Math.max(...bounds.map(({ right }) => right)),
    top: Math.min(...bounds.map(({ top }) => top)),
    bottom: Math.max(...bounds.map(({ bottom }) => bottom)),
  };
}
