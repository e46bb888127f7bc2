import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { splinePath } from '../../map/geometry/spline';
import { wayThrough } from '../../map/overlay/links';
import { FlameShape } from '../../pieces';
import { Actor, at, EASE } from '../actor';
import type { Stage } from '../stage';
import styles from '../story.module.css';

const FLAME_SIZE = 62; // map units of its box: half as large again as at rest

interface ConeTravelsProps {
  readonly stage: Stage;
  readonly path: readonly DistrictId[];
  readonly ms: number;
}

const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);

/** Keyframes along points, at an even pace. */
function along(points: readonly Point[], toScreen: Stage['toScreen']): readonly Keyframe[] {
  const legs = points.slice(1).map((point, index) => length(points[index] ?? point, point));
  const whole = legs.reduce((sum, leg) => sum + leg, 0);
  let gone = 0;
  return points.map((point, index) => {
    gone += index === 0 ? 0 : (legs[index - 1] ?? 0);
    return { transform: at(toScreen(point)), offset: whole === 0 ? index / points.length : gone / whole };
  });
}

/** The fire on its way: a cone over the borders, and the way behind it. */
export function ConeTravels({ stage, path, ms }: ConeTravelsProps) {
  const points = wayThrough(path, null, 30);
  if (points.length < 2) return null;
  const d = splinePath(points.map((point) => stage.toScreen(point)));
  return (
    <>
      <svg className={styles['trail']} width={1} height={1}>
        <g fill="none" strokeLinecap="round">
          <path d={d} stroke="var(--path-under)" strokeWidth={12 * stage.scale} opacity={0.75} />
          <path
            d={d}
            stroke="var(--path)"
            strokeWidth={5 * stage.scale}
            strokeDasharray={`${2 * stage.scale} ${11 * stage.scale}`}
          />
        </g>
      </svg>
      <Actor
        size={FLAME_SIZE * stage.scale}
        frames={along(points, stage.toScreen)}
        timing={{ duration: ms, easing: EASE.travel }}
      >
        <FlameShape />
      </Actor>
    </>
  );
}
