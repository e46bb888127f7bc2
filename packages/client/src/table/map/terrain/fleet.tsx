import type { Point } from '@great-fire/game/board';
import { LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { smoothPath } from '../geometry/path';

const { fleet } = LONDON_MAP.background;
const [sourceX] = fleet[0] ?? [0];
const [mouthX, mouthY] = fleet[fleet.length - 1] ?? [0, 0];
const course: readonly Point[] = [[sourceX, -200], ...fleet, [mouthX + 3, mouthY + 16]];
const FLEET = smoothPath(course);

/** The River Fleet, from outside the fields to the Thames. */
export const Fleet = memo(function Fleet() {
  return (
    <g fill="none">
      <path d={FLEET} stroke="var(--water-ink)" strokeWidth={11} strokeLinecap="round" />
      <path d={FLEET} stroke="var(--water)" strokeWidth={8.4} strokeLinecap="round" />
      <path d={FLEET} stroke="var(--water-ink)" strokeWidth={1} strokeDasharray="10 7" strokeOpacity={0.6} />
    </g>
  );
});
