/** What happens on the map itself: it comes up where it is drawn, and nothing flies. */
import type { DistrictId } from '@great-fire/game';
import { EASE, useAct } from '../actor';
import { onMap, piecesOnMap } from '../stage';

interface CatchesProps {
  readonly district: DistrictId;
  readonly pace: number;
}

const COME: readonly Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const FIRE = ['count', 'flame', 'guarded-flame'] as const;

/** The wash of a district turns to embers. */
export function Catches({ district, pace }: CatchesProps) {
  useAct(
    () => [...onMap(`[data-embers="${district}"]`), ...FIRE.flatMap((kind) => piecesOnMap(district, kind))],
    COME,
    { duration: 300 / pace, easing: EASE.catch },
  );
  return null;
}

/** The studs close round a fire that is contained. */
export function StudsClose({ district, pace }: CatchesProps) {
  useAct(() => onMap(`[data-studs="${district}"]`), COME, { duration: 240 / pace, easing: EASE.close });
  return null;
}

interface HiddenPieceProps {
  readonly district: DistrictId;
  readonly pieces: readonly (readonly [kind: string, colour?: string])[]; // the last of the first kind there is
  readonly ms: number;
}

/** A piece on the map keeps out of sight while it is on its way there. */
export function HiddenPiece({ district, pieces, ms }: HiddenPieceProps) {
  useAct(
    () => {
      for (const [kind, colour] of pieces) {
        const last = piecesOnMap(district, kind, colour).at(-1);
        if (last !== undefined) return [last];
      }
      return [];
    },
    [{ opacity: 0 }, { opacity: 0 }],
    { duration: ms },
  );
  return null;
}
