import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { getCenter } from '../../map/geometry/polygon';
import { EASE } from '../sprite';
import type { ScreenMap } from '../screen-map';
import { Puff } from './puff';

/** Where the puffs come up round the middle of the district, in map units, one after the other. */
const PUFFS: readonly Point[] = [
  [0, 0],
  [-24, 8],
  [22, 10],
  [-8, -16],
  [12, 18],
];
const STAGGER = 1 / 8; // of the whole, between one puff and the next

interface DustProps {
  readonly screenMap: ScreenMap;
  readonly district: DistrictId;
  readonly durationMs: number;
}

/** Powder brings a district down: dust rolls over it. */
export function Dust({ screenMap, district, durationMs }: DustProps) {
  const [x, y] = getCenter(BOARD[district].map.polygon);
  return PUFFS.map(([dx, dy], nth) => (
    <Puff
      key={nth}
      position={screenMap.toScreen([x + dx, y + dy])}
      size={84 * screenMap.scale}
      timing={{
        duration: durationMs * (1 - nth * STAGGER),
        delay: durationMs * nth * STAGGER,
        easing: EASE.close,
      }}
    />
  ));
}
