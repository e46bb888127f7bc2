import { type Point, BOARD } from '@great-fire/game/board';
import type { DistrictId, PlayerView, Seat } from '@great-fire/game';
import { selectAnchor } from '../../lib/anchors';
import { layoutPieces } from '../map/district/use-district-layouts';
import { getCenter } from '../map/polygon';
import { FlameShape } from '../../pieces/flame';
import { splinePath } from '../map/path';
import { routePoints } from '../map/overlay/links';
import { getElementCenter, type MapMetrics } from './map-metrics';
import { Sprite, toTranslateTransform, EASINGS } from './sprite';
import styles from './animation.module.css';

const FLAME_SIZE = 62; // map units; one and a half times the size at rest

const getSeatPosition = (seat: Seat) => getElementCenter(selectAnchor(`seat-${seat}`));

/** Returns the position of a district's last flame in a view, or the district's centre if there is no flame. */
function findLastFlame(view: PlayerView, district: DistrictId, { minFontSize }: MapMetrics): Point {
  const pieces = layoutPieces(view, district, view.own?.objectives ?? [], minFontSize);
  const flame = pieces.filter(({ piece }) => piece.kind.endsWith('flame')).at(-1);
  return flame?.at ?? getCenter(BOARD[district].map.polygon);
}

interface PutOutProps {
  readonly screenMap: MapMetrics;
  readonly before: PlayerView;
  readonly district: DistrictId;
  readonly seat: Seat;
  readonly durationMs: number;
}

const DROP_ANGLES = [0, 60, 120, 180, 240, 300];

/** Renders a cone that is put out: water falls on it, then it moves to the player who put it out. */
export function ConePutOut({ screenMap, before, district, seat, durationMs }: PutOutProps) {
  const position = screenMap.toScreen(findLastFlame(before, district, screenMap));
  const ownerPosition = getSeatPosition(seat);
  return (
    <>
      <Sprite
        size={56 * screenMap.scale}
        frames={[
          { transform: toTranslateTransform(position, 'scale(.4)'), opacity: 0.9 },
          { transform: toTranslateTransform(position, 'scale(1.3)'), opacity: 0 },
        ]}
        timing={{ duration: durationMs * 0.6, easing: 'ease-out' }}
      >
        {DROP_ANGLES.map((angle) => (
          <circle key={angle} r={3.4} cy={-12} transform={`rotate(${angle})`} fill="var(--water-ink)" />
        ))}
        <circle r={10} fill="none" stroke="var(--water-ink)" strokeWidth={2.5} />
      </Sprite>
      <Sprite
        size={40 * screenMap.scale}
        frames={[
          { transform: toTranslateTransform(position), opacity: 1, easing: EASINGS.fall },
          {
            transform: toTranslateTransform(ownerPosition ?? position, 'scale(.6)'),
            opacity: ownerPosition === null ? 0 : 0.3,
          },
        ]}
        timing={{ duration: durationMs }}
      >
        <FlameShape dull />
      </Sprite>
    </>
  );
}

interface FireIntensifiesProps {
  readonly screenMap: MapMetrics;
  readonly after: PlayerView;
  readonly districts: readonly DistrictId[];
  readonly speed: number;
}

/** Drops cones on burning districts, one after the other. */
export function FireIntensifies({ screenMap, after, districts, speed }: FireIntensifiesProps) {
  return districts.map((district, index) => {
    const position = screenMap.toScreen(findLastFlame(after, district, screenMap));
    const above: Point = [position[0], position[1] - 70 * screenMap.scale];
    return (
      <Sprite
        key={index}
        size={52 * screenMap.scale}
        frames={[
          { transform: toTranslateTransform(above, 'scale(1.6)'), opacity: 0 },
          { transform: toTranslateTransform(position), opacity: 1, offset: 0.8 },
          { transform: toTranslateTransform(position), opacity: 0 },
        ]}
        timing={{ duration: 350 / speed, delay: (index * 120) / speed, easing: EASINGS.fall }}
      >
        <FlameShape />
      </Sprite>
    );
  });
}

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
      transform: toTranslateTransform(toScreen(point)),
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
      <svg className={`absolute spilling ${styles['trail']}`} width={1} height={1}>
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
        timing={{ duration: durationMs, easing: EASINGS.travel }}
      >
        <FlameShape />
      </Sprite>
    </>
  );
}
