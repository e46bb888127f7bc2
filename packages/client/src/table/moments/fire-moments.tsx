/** The moments of a district: it catches, burns out or is demolished. */
import { useRef } from 'react';
import { BOARD, type Point } from '@great-fire/game/board';
import type { DistrictId } from '@great-fire/game';
import { FlameShape } from '../../pieces/flame';
import { Puff } from '../animation/map-effects';
import type { MapMetrics } from '../animation/map-metrics';
import { EASINGS, Sprite, toTranslateTransform, useWebAnimation } from '../animation/sprite';
import { linePath } from '../map/path';
import { getCenter } from '../map/polygon';
import animationStyles from '../animation/animation.module.css';
import { type MomentProps, districtPosition } from './moment-props';

const EMBERS = Array.from({ length: 8 }, (_, nth) => nth * 45);

/** A ring of embers bursts where each district catches, one after the other. */
export function FireGrowsMoment({ moment, screenMap, durationMs }: MomentProps<'fire-grows'>) {
  const share = durationMs / (moment.districts.length + 2);
  return moment.districts.map((district, nth) => {
    const at = districtPosition(district, screenMap);
    return (
      <Sprite
        key={district}
        size={120 * screenMap.scale}
        timing={{ duration: share * 3, delay: share * nth, easing: EASINGS.close }}
        frames={[
          { transform: toTranslateTransform(at, 'scale(.3)'), opacity: 0 },
          { transform: toTranslateTransform(at, 'scale(.8)'), opacity: 1, offset: 0.3 },
          { transform: toTranslateTransform(at, 'scale(1.5) rotate(24deg)'), opacity: 0 },
        ]}
      >
        <circle r={13} fill="none" stroke="var(--flame)" strokeWidth={2.2} opacity={0.8} />
        {EMBERS.map((angle) => (
          <g key={angle} transform={`rotate(${angle}) translate(0 -15) scale(.34)`}>
            <FlameShape />
          </g>
        ))}
      </Sprite>
    );
  });
}

interface DistrictShapeProps {
  readonly district: DistrictId;
  readonly screenMap: MapMetrics;
  readonly fill: string;
  readonly frames: readonly Keyframe[];
  readonly durationMs: number;
}

/** The area of a district in one colour, over the map. */
function DistrictShape({ district, screenMap, fill, frames, durationMs }: DistrictShapeProps) {
  const shape = useRef<SVGPathElement>(null);
  useWebAnimation(() => (shape.current === null ? [] : [shape.current]), frames, {
    duration: durationMs,
    fill: 'both',
  });
  const outline = BOARD[district].map.polygon.map((point) => screenMap.toScreen(point));
  return (
    <svg className={`absolute spilling ${animationStyles['trail']}`} width={1} height={1}>
      <path ref={shape} d={linePath(outline, true)} fill={fill} />
    </svg>
  );
}

const SMOKE: readonly Point[] = [
  [0, 6],
  [-26, 14],
  [24, 12],
  [-10, -14],
  [14, -8],
];

/** The embers of a district fade to ash, and smoke rises. */
export function BurntOutMoment({ moment, screenMap, durationMs }: MomentProps<'burnt-out'>) {
  const { district } = moment;
  const [x, y] = getCenter(BOARD[district].map.polygon);
  return (
    <>
      <DistrictShape
        district={district}
        screenMap={screenMap}
        fill="var(--flame)"
        durationMs={durationMs}
        frames={[{ opacity: 0.85 }, { opacity: 0.3, offset: 0.45 }, { opacity: 0 }]}
      />
      {SMOKE.map(([dx, dy], nth) => (
        <Puff
          key={nth}
          position={screenMap.toScreen([x + dx, y + dy])}
          size={92 * screenMap.scale}
          timing={{
            duration: durationMs * (0.95 - nth * 0.1),
            delay: durationMs * nth * 0.1,
            easing: EASINGS.close,
          }}
        />
      ))}
    </>
  );
}

/** The landing places of the stones, in map units from the middle of the district. */
const STONES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-46, 14, -220],
  [-30, -18, 160],
  [-12, 26, -90],
  [8, -26, 240],
  [24, 20, 130],
  [40, -8, -180],
  [52, 22, 260],
];

/** A flash of powder, and stones fly. The dust is a part of the move's own animation. */
export function DemolitionMoment({ moment, screenMap, durationMs }: MomentProps<'demolition'>) {
  const { district } = moment;
  const [x, y] = getCenter(BOARD[district].map.polygon);
  const start = screenMap.toScreen([x, y]);
  return (
    <>
      <DistrictShape
        district={district}
        screenMap={screenMap}
        fill="var(--flame-heart)"
        durationMs={durationMs * 0.35}
        frames={[{ opacity: 0.9 }, { opacity: 0 }]}
      />
      {STONES.map(([dx, dy, turn], nth) => {
        const land = screenMap.toScreen([x + dx, y + dy]);
        const top: Point = [(start[0] + land[0]) / 2, Math.min(start[1], land[1]) - 44 * screenMap.scale];
        return (
          <Sprite
            key={nth}
            size={40 * screenMap.scale}
            timing={{ duration: durationMs * 0.8 }}
            frames={[
              { transform: toTranslateTransform(start), opacity: 1, easing: 'ease-out' },
              {
                transform: toTranslateTransform(top, `rotate(${turn / 2}deg)`),
                opacity: 1,
                offset: 0.45,
                easing: 'ease-in',
              },
              { transform: toTranslateTransform(land, `rotate(${turn}deg)`), opacity: 1, offset: 0.9 },
              { transform: toTranslateTransform(land, `rotate(${turn}deg)`), opacity: 0 },
            ]}
          >
            <path
              d="M-6-4L3-6L7 1L1 6L-7 4Z"
              fill="var(--wall-light)"
              stroke="var(--wall-ink)"
              strokeWidth={1.2}
            />
          </Sprite>
        );
      })}
    </>
  );
}
