import type { Point } from '@great-fire/game/board';
import type { ActTiming } from '../actor';
import { Actor, at } from '../actor';

/** Three clouds of one puff: x, y and radius. */
const CLOUDS = [
  [-7, 2, 6],
  [7, 1, 6.5],
  [0, -5, 8],
] as const;

interface PuffProps {
  readonly place: Point; // on the page
  readonly size: number; // pixels of the box
  readonly timing: ActTiming;
}

/** Smoke or dust that spreads and thins where it came up. */
export function Puff({ place, size, timing }: PuffProps) {
  const risen: Point = [place[0], place[1] - 0.3 * size];
  return (
    <Actor
      size={size}
      frames={[
        { transform: at(place, 'scale(.3)'), opacity: 0 },
        { transform: at(place), opacity: 0.75, offset: 0.35 },
        { transform: at(risen, 'scale(1.7)'), opacity: 0 },
      ]}
      timing={timing}
    >
      {CLOUDS.map(([cx, cy, r]) => (
        <circle key={r} cx={cx} cy={cy} r={r} fill="var(--ash)" />
      ))}
    </Actor>
  );
}
