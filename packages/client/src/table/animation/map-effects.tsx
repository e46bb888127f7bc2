/** Animations of elements on the map itself. They need no sprite. */
import type { DistrictId } from '@great-fire/game';
import { type Point, BOARD } from '@great-fire/game/board';
import { getCenter } from '../map/polygon';
import { EASINGS, useWebAnimation, Sprite, toTranslateTransform, type AnimationTiming } from './sprite';
import { queryMap, queryPieces, type MapMetrics } from './map-metrics';

/** The three clouds of a puff: x, y and radius. */
const CLOUDS = [
  [-7, 2, 6],
  [7, 1, 6.5],
  [0, -5, 8],
] as const;

/** Positions of the puffs around the middle of the district, in map units, in order of appearance. */
const PUFFS: readonly Point[] = [
  [0, 0],
  [-24, 8],
  [22, 10],
  [-8, -16],
  [12, 18],
];

const STAGGER = 1 / 8; // share of the duration between two puffs

interface MapEffectProps {
  readonly district: DistrictId;
  readonly speed: number;
}

const FADE_IN: readonly Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const FIRE_PIECES = ['count', 'flame', 'guarded-flame'] as const;

/** Fades the district's wash to embers. */
export function IgniteEffect({ district, speed }: MapEffectProps) {
  useWebAnimation(
    () => [
      ...queryMap(`[data-burning-ground="${district}"]`),
      ...FIRE_PIECES.flatMap((kind) => queryPieces(district, kind)),
    ],
    FADE_IN,
    { duration: 300 / speed, easing: EASINGS.catch },
  );
  return null;
}

/** Fades in the studs around a fire that is contained. */
export function ContainEffect({ district, speed }: MapEffectProps) {
  useWebAnimation(() => queryMap(`[data-containment-ring="${district}"]`), FADE_IN, {
    duration: 240 / speed,
    easing: EASINGS.close,
  });
  return null;
}

interface HidePieceProps {
  readonly district: DistrictId;
  readonly pieces: readonly (readonly [kind: string, colour?: string])[]; // hides the last of the first kind found
  readonly durationMs: number;
}

/** Hides a piece on the map while its sprite moves to this place. */
export function HidePiece({ district, pieces, durationMs }: HidePieceProps) {
  useWebAnimation(
    () => {
      for (const [kind, colour] of pieces) {
        const last = queryPieces(district, kind, colour).at(-1);
        if (last !== undefined) return [last];
      }
      return [];
    },
    [{ opacity: 0 }, { opacity: 0 }],
    { duration: durationMs },
  );
  return null;
}

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
        { transform: toTranslateTransform(position, 'scale(.3)'), opacity: 0 },
        { transform: toTranslateTransform(position), opacity: 0.75, offset: 0.35 },
        { transform: toTranslateTransform(endPosition, 'scale(1.7)'), opacity: 0 },
      ]}
      timing={timing}
    >
      {CLOUDS.map(([cx, cy, r]) => (
        <circle key={r} cx={cx} cy={cy} r={r} fill="var(--ash)" />
      ))}
    </Sprite>
  );
}

interface DustProps {
  readonly screenMap: MapMetrics;
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
        easing: EASINGS.close,
      }}
    />
  ));
}
