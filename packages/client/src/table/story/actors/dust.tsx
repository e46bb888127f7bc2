import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { middleOf } from '../../map/geometry/polygon';
import { EASE } from '../actor';
import type { Stage } from '../stage';
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
  readonly stage: Stage;
  readonly district: DistrictId;
  readonly ms: number;
}

/** Powder brings a district down: dust rolls over it. */
export function Dust({ stage, district, ms }: DustProps) {
  const [x, y] = middleOf(BOARD[district].map.polygon);
  return PUFFS.map(([dx, dy], nth) => (
    <Puff
      key={nth}
      place={stage.toScreen([x + dx, y + dy])}
      size={84 * stage.scale}
      timing={{ duration: ms * (1 - nth * STAGGER), delay: ms * nth * STAGGER, easing: EASE.close }}
    />
  ));
}
