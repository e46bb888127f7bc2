import type { DistrictId } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { splinePath } from '../map/geometry/path';
import { routePoints } from '../map/overlay/links';
import { FlameShape } from '../../pieces/flame';
import { Sprite, translate, EASE } from './sprite';
import type { MapMetrics } from './map-metrics';
import styles from './animation.module.css';

const FLAME_SIZE = 62; // map units; one and a half times the size at rest

interface ConeTravelProps {
  readonly screenMap: MapMetrics;
  readonly path: readonly DistrictId[];
  readonly durationMs: number;
}

const distance = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);

/** Returns keyframes that move along the points at constant speed. */
function toKeyframes(points: readonly Point[], toScreen: MapMetrics['toScreen']): readonly Keyframe[] {
  const legs = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  const total = legs.reduce((sum, leg) => sum + leg, 0);
  let travelled = 0;
  return points.map((point, index) => {
    travelled += index === 0 ? 0 : (legs[index - 1] ?? 0);
    return {
      transform: translate(toScreen(point)),
      offset: total === 0 ? index / points.length : travelled / total,
    };
  });
}

/** Renders the spreading fire: a cone that crosses the borders, and its trail. */
export function ConeTravel({ screenMap, path, durationMs }: ConeTravelProps) {
  const points = routePoints(path, null, 30);
  if (points.length < 2) return null;
  const d = splinePath(points.map((point) => screenMap.toScreen(point)));
  return (
    <>
      <svg className={styles['trail']} width={1} height={1}>
        <g fill="none" strokeLinecap="round">
          <path d={d} stroke="var(--path-under)" strokeWidth={12 * screenMap.scale} opacity={0.75} />
          <path
            d={d}
            stroke="var(--path)"
            strokeWidth={5 * screenMap.scale}
            strokeDasharray={`${2 * screenMap.scale} ${11 * screenMap.scale}`}
          />
        </g>
      </svg>
      <Sprite
        size={FLAME_SIZE * screenMap.scale}
        frames={toKeyframes(points, screenMap.toScreen)}
        timing={{ duration: durationMs, easing: EASE.travel }}
      >
        <FlameShape />
      </Sprite>
    </>
  );
}
