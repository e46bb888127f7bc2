import type { Colour, ColourCount, DistrictId, PlayerView } from '@great-fire/game';
import { COLOURS } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { piecesIn } from '../../map/district/use-layouts';
import { HouseShape, paintOf } from '../../pieces';
import { Actor, at, EASE, useAct } from '../actor';
import { FALL } from '../beats';
import type { Stage } from '../stage';
import { tickOf, tickOnPage } from '../stage';
import { Puff } from './puff';

interface Falling {
  readonly colour: Colour;
  readonly from: Point; // on the page
  readonly to: Point | null; // its tick; null where no track is in sight
  readonly nth: number; // tick from the end of the track
  readonly scale: number;
}

/** The houses that fall, in the order in which they stood. */
function fallingHouses(
  stage: Stage,
  before: PlayerView,
  district: DistrictId,
  houses: ColourCount,
): readonly Falling[] {
  const left = new Map(COLOURS.map((colour) => [colour, houses[colour] ?? 0]));
  return piecesIn(before, district, before.own?.objectives ?? []).flatMap(({ piece, at: place, scale }) => {
    if (piece.kind !== 'house') return [];
    const { colour } = piece;
    const due = left.get(colour) ?? 0;
    if (due === 0) return [];
    left.set(colour, due - 1);
    const nth = before.lost[colour] + (houses[colour] ?? 0) - due;
    return [{ colour, from: stage.toScreen(place), to: tickOnPage(colour, nth), nth, scale }];
  });
}

interface HousesFallProps {
  readonly stage: Stage;
  readonly before: PlayerView;
  readonly district: DistrictId;
  readonly houses: ColourCount;
  readonly pace: number;
}

/** Houses flare up and fall to their owners' tracks, one after the other; there a tick goes ash. */
export function HousesFall({ stage, before, district, houses, pace }: HousesFallProps) {
  return fallingHouses(stage, before, district, houses).map((falling, index) => (
    <HouseFalls
      key={index}
      falling={falling}
      size={40 * falling.scale * stage.scale}
      delay={(FALL.apart * index) / pace}
      duration={FALL.lasts / pace}
    />
  ));
}

interface HouseFallsProps {
  readonly falling: Falling;
  readonly size: number;
  readonly delay: number;
  readonly duration: number;
}

function HouseFalls({ falling: { colour, from, to, nth }, size, delay, duration }: HouseFallsProps) {
  useAct(
    () => [tickOf(colour, nth)].filter((tick) => tick !== null),
    [
      { background: paintOf(colour), offset: 0 },
      { background: paintOf(colour), offset: 0.99 },
    ],
    { duration: delay + duration, fill: 'none' },
  );
  const flare: readonly Keyframe[] = [
    { transform: at(from), opacity: 1, easing: 'ease-out' },
    { transform: at(from, 'scale(1.45)'), opacity: 1, offset: 0.3, easing: EASE.fall },
  ];
  const end =
    to === null
      ? { transform: at([from[0], from[1] + 0.2 * size], 'scale(1.1, .25)'), opacity: 0 }
      : { transform: at(to, 'scale(.5)'), opacity: 0.35 };
  return (
    <>
      {to === null && <Remains place={from} size={size} delay={delay} duration={duration} />}
      <Actor size={size} frames={[...flare, end]} timing={{ delay, duration, fill: 'both' }}>
        <circle r={13} fill="var(--flame)" opacity={0.55} />
        <HouseShape colour={colour} />
      </Actor>
    </>
  );
}

interface RemainsProps {
  readonly place: Point;
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

/** A house whose track is not in sight goes up in embers and smoke where it stood. */
function Remains({ place, size, delay, duration }: RemainsProps) {
  const risen: Point = [place[0], place[1] - 0.75 * size];
  const timing = { delay, duration, fill: 'both', easing: EASE.close } as const;
  return (
    <>
      <Puff place={place} size={size} timing={timing} />
      <Actor
        size={size}
        frames={[
          { transform: at(place, 'scale(.5)'), opacity: 0 },
          { transform: at(place, 'scale(.9)'), opacity: 1, offset: 0.4 },
          { transform: at(risen, 'scale(1.3)'), opacity: 0 },
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
      </Actor>
    </>
  );
}
