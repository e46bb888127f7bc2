/** The ruins after a demolition: stones around crossed beams. */
import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { jitter } from '../geometry/jitter';
import { roundCoord } from '../geometry/path';
import { getCenter } from '../geometry/polygon';

export interface Ruins {
  readonly at: Point;
  readonly stones: string;
}

/** Returns the position of a demolished district's rubble and its stones. */
export function ruinsOf(id: DistrictId): Ruins {
  const [x, centerY] = getCenter(BOARD[id].map.polygon);
  const y = centerY + 16;
  const random = jitter(x);
  const stones = Array.from({ length: 26 }, () => {
    const left = x - 62 + random() * 124;
    const top = y - 34 + random() * 76;
    if (Math.hypot((left - x) / 1.5, top - y) < 20) return '';
    const size = 2.2 + random() * 3.4;
    const start = `M${roundCoord(left - size)} ${roundCoord(top + size * 0.6)}`;
    return `${start}l${roundCoord(size * 0.5)}-${roundCoord(size * 1.1)} ${roundCoord(size)} ${roundCoord(size * 0.2)} ${roundCoord(size * 0.6)} ${roundCoord(size * 0.9)}z`;
  }).join('');
  return { at: [x, y], stones };
}
