import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { getCenter } from '../../map/geometry/polygon';
import { EASE } from '../sprite';
import type { ScreenMap } from '../screen-map';
import { Puff } from './puff';

/** Positions of the puffs around the middle of the district, in map units, in order of appearance. */
const PUFFS: readonly Point[] = [
  [0, 0],
  [-24, 8],
  [22, 10],
  [-8, -16],
  [12, 18],
];
const STAGGER = 1 / 8; // share of the duration between two puffs

interface DustProps {
  readonly screenMap: ScreenMap;
  readonly district: DistrictId;
  readonly durationMs: number;
}

/** Renders the dust over a district that is demolished. */
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
