import type { Point } from '@great-fire/game/board';
import type { AnimationTiming } from '../sprite';
import { Sprite, translate } from '../sprite';

/** The three clouds of a puff: x, y and radius. */
const CLOUDS = [
  [-7, 2, 6],
  [7, 1, 6.5],
  [0, -5, 8],
] as const;

interface PuffProps {
  readonly position: Point; // page pixels
  readonly size: number; // pixels; width of the box
  readonly timing: AnimationTiming;
}

/** Renders smoke or dust that rises, spreads and fades. */
export function Puff({ position, size, timing }: PuffProps) {
  const endPosition: Point = [position[0], position[1] - 0.3 * size];
  return (
    <Sprite
      size={size}
      frames={[
        { transform: translate(position, 'scale(.3)'), opacity: 0 },
        { transform: translate(position), opacity: 0.75, offset: 0.35 },
        { transform: translate(endPosition, 'scale(1.7)'), opacity: 0 },
      ]}
      timing={timing}
    >
      {CLOUDS.map(([cx, cy, r]) => (
        <circle key={r} cx={cx} cy={cy} r={r} fill="var(--ash)" />
      ))}
    </Sprite>
  );
}
