import { type Colour, type ColourCount, type DistrictId, type PlayerView, COLOURS } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { layoutPieces } from '../map/district/use-district-layouts';
import { HouseShape } from '../../pieces/house';
import { colourVar } from '../../pieces/colours';
import { HOUSE_FALL_MS } from '../model/steps';
import { Sprite, toTranslateTransform, EASINGS, useWebAnimation } from './sprite';
import { type MapMetrics, findHouseTick, getHouseTickPosition } from './map-metrics';
import { Puff } from './map-effects';

interface FallingHouse {
  readonly colour: Colour;
  readonly from: Point; // page pixels
  readonly to: Point | null; // the tick; null: no track is visible
  readonly nth: number; // index of the tick from the end of the track
  readonly scale: number;
}

/** Returns the falling houses in layout order. */
function findFallingHouses(
  screenMap: MapMetrics,
  before: PlayerView,
  district: DistrictId,
  houses: ColourCount,
): readonly FallingHouse[] {
  const remaining = new Map(COLOURS.map((colour) => [colour, houses[colour] ?? 0]));
  return layoutPieces(before, district, before.own?.objectives ?? [], screenMap.minFontSize).flatMap(
    ({ piece, at: position, scale }) => {
      if (piece.kind !== 'house') return [];
      const { colour } = piece;
      const count = remaining.get(colour) ?? 0;
      if (count === 0) return [];
      remaining.set(colour, count - 1);
      const nth = before.lost[colour] + (houses[colour] ?? 0) - count;
      return [
        { colour, from: screenMap.toScreen(position), to: getHouseTickPosition(colour, nth), nth, scale },
      ];
    },
  );
}

interface HousesFallProps {
  readonly screenMap: MapMetrics;
  readonly before: PlayerView;
  readonly district: DistrictId;
  readonly houses: ColourCount;
  readonly speed: number;
}

/**
 * Renders burning houses that fall to their owners' tracks, one after the other. At the end, the house's tick turns
 * grey.
 */
export function HousesFall({ screenMap, before, district, houses, speed }: HousesFallProps) {
  return findFallingHouses(screenMap, before, district, houses).map((falling, index) => (
    <FallingHouseSprite
      key={index}
      falling={falling}
      size={40 * falling.scale * screenMap.scale}
      delay={(HOUSE_FALL_MS.stagger * index) / speed}
      duration={HOUSE_FALL_MS.duration / speed}
    />
  ));
}

interface FallingHouseSpriteProps {
  readonly falling: FallingHouse;
  readonly size: number;
  readonly delay: number;
  readonly duration: number;
}

function FallingHouseSprite({
  falling: { colour, from, to, nth },
  size,
  delay,
  duration,
}: FallingHouseSpriteProps) {
  useWebAnimation(
    () => [findHouseTick(colour, nth)].filter((tick) => tick !== null),
    [
      { background: colourVar(colour), offset: 0 },
      { background: colourVar(colour), offset: 0.99 },
    ],
    { duration: delay + duration, fill: 'none' },
  );
  const flare: readonly Keyframe[] = [
    { transform: toTranslateTransform(from), opacity: 1, easing: 'ease-out' },
    { transform: toTranslateTransform(from, 'scale(1.45)'), opacity: 1, offset: 0.3, easing: EASINGS.fall },
  ];
  const end =
    to === null
      ? { transform: toTranslateTransform([from[0], from[1] + 0.2 * size], 'scale(1.1, .25)'), opacity: 0 }
      : { transform: toTranslateTransform(to, 'scale(.5)'), opacity: 0.35 };
  return (
    <>
      {to === null && <BurnUp position={from} size={size} delay={delay} duration={duration} />}
      <Sprite size={size} frames={[...flare, end]} timing={{ delay, duration, fill: 'both' }}>
        <circle r={13} fill="var(--flame)" opacity={0.55} />
        <HouseShape colour={colour} />
      </Sprite>
    </>
  );
}

interface BurnUpProps {
  readonly position: Point;
  readonly size: number;
  readonly delay: number;
  readonly duration: number;
}

const SPARKS: readonly Point[] = [
  [-8, 4],
  [-3, -5],
  [2, 5],
  [5, -3],
  [9, 2],
];

/** Renders embers and smoke at a house whose track is not visible. */
function BurnUp({ position, size, delay, duration }: BurnUpProps) {
  const endPosition: Point = [position[0], position[1] - 0.75 * size];
  const timing = { delay, duration, fill: 'both', easing: EASINGS.close } as const;
  return (
    <>
      <Puff position={position} size={size} timing={timing} />
      <Sprite
        size={size}
        frames={[
          { transform: toTranslateTransform(position, 'scale(.5)'), opacity: 0 },
          { transform: toTranslateTransform(position, 'scale(.9)'), opacity: 1, offset: 0.4 },
          { transform: toTranslateTransform(endPosition, 'scale(1.3)'), opacity: 0 },
        ]}
        timing={timing}
      >
        {SPARKS.map(([x, y], nth) => (
          <circle
            key={nth}
            cx={x}
            cy={y}
            r={2.2}
            fill={nth % 2 === 0 ? 'var(--flame)' : 'var(--flame-heart)'}
          />
        ))}
      </Sprite>
    </>
  );
}
