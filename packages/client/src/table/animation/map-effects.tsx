/** Animations of elements on the map itself. They need no sprite. */
import type { DistrictId } from '@great-fire/game';
import { EASE, useWebAnimation } from './sprite';
import { queryMap, queryPieces } from './map-metrics';

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
      ...queryMap(`[data-embers="${district}"]`),
      ...FIRE_PIECES.flatMap((kind) => queryPieces(district, kind)),
    ],
    FADE_IN,
    { duration: 300 / speed, easing: EASE.catch },
  );
  return null;
}

/** Fades in the studs around a fire that is contained. */
export function ContainEffect({ district, speed }: MapEffectProps) {
  useWebAnimation(() => queryMap(`[data-studs="${district}"]`), FADE_IN, {
    duration: 240 / speed,
    easing: EASE.close,
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
