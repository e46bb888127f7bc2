import type { Point } from '@great-fire/game/board';
import { LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { smoothPath } from '../geometry/path';

/** A small sailing ship for empty water. */
export function Ship({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="var(--wall-ink)" strokeWidth={1.1}>
      <path d="M-28 6h54l-7 11h-38z" fill="var(--ship-hull)" />
      <path d="M-22 10h44M-9 6V-24M9 6V-28" fill="none" />
      <path d="M-8-22q15 9 0 22zM10-26q16 11 0 26z" fill="var(--ship-sail)" />
      <path d="M10-28l9-2.6-9-2.6z" fill="var(--wall-ink)" />
    </g>
  );
}

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
