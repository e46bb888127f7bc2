/** What demolition leaves: stones strewn round crossed beams. */
import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { jitter } from '../geometry/jitter';
import { round } from '../geometry/path';
import { middleOf } from '../geometry/polygon';

export interface Ruins {
  readonly at: Point;
  readonly stones: string;
}

/** Where the heap of a demolished district lies, with its stones. */
export function ruinsOf(id: DistrictId): Ruins {
  const [x, middle] = middleOf(BOARD[id].map.polygon);
  const y = middle + 16;
  const next = jitter(x);
  const stones = Array.from({ length: 26 }, () => {
    const left = x - 62 + next() * 124;
    const top = y - 34 + next() * 76;
    if (Math.hypot((left - x) / 1.5, top - y) < 20) return '';
    const k = 2.2 + next() * 3.4;
    const start = `M${round(left - k)} ${round(top + k * 0.6)}`;
    return `${start}l${round(k * 0.5)}-${round(k * 1.1)} ${round(k)} ${round(k * 0.2)} ${round(k * 0.6)} ${round(k * 0.9)}z`;
  }).join('');
  return { at: [x, y], stones };
}
