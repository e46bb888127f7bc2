/** The pictures of the moments, above the page. */
import { type ReactNode, useRef, useState } from 'react';
import { BOARD, type Point } from '@great-fire/game/board';
import type { DistrictId, Seat } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { selectAnchor } from '../../lib/anchors';
import { FlameShape } from '../../pieces/flame';
import { TokenIcon } from '../../pieces/token';
import { Puff } from '../animation/map-effects';
import { type MapMetrics, getElementCenter } from '../animation/map-metrics';
import { EASINGS, Sprite, translate, useWebAnimation } from '../animation/sprite';
import { layoutPieces } from '../map/district/use-district-layouts';
import { linePath } from '../map/path';
import { getCenter } from '../map/polygon';
import { nameOf, useTable } from '../model/table-context';
import animationStyles from '../animation/animation.module.css';
import { HeroCard, StackCard } from './moment-cards';
import type { Moment, MomentKind } from './moments';
import type { PlayingMoment } from './use-moments';
import styles from './moments.module.css';

interface MomentProps<K extends MomentKind = MomentKind> extends Pick<
  PlayingMoment,
  'before' | 'durationMs'
> {
  readonly moment: Extract<Moment, { kind: K }>;
  readonly screenMap: MapMetrics;
}

const seatPosition = (seat: Seat): Point | null => getElementCenter(selectAnchor(`seat-${seat}`));
const districtPosition = (district: DistrictId, { toScreen }: MapMetrics): Point =>
  toScreen(getCenter(BOARD[district].map.polygon));

/** Returns the point of the map pane that is next to this point and `margin` px from the edges. */
function keepInPane([x, y]: Point, { pane }: MapMetrics, margin: number): Point {
  const clamp = (value: number, min: number, max: number) =>
    Math.max(min, Math.min(value, Math.max(min, max)));
  return [
    clamp(x, pane.left + margin, pane.left + pane.width - margin),
    clamp(y, pane.top + margin, pane.top + pane.height - margin),
  ];
}

/** The token rises, turns over twice and flies to its owner, with its face up only for the owner. */
function TokenMoment({ moment, before, screenMap, durationMs }: MomentProps<'token'>) {
  const { view } = useTable('view');
  const { district, seat, token } = moment;
  const [path] = useState(() => {
    const placed = layoutPieces(before, district, before.own?.objectives ?? [], screenMap.minFontSize).find(
      ({ piece }) => piece.kind === 'token',
    );
    const start = placed === undefined ? null : screenMap.toScreen(placed.at);
    const hand =
      seat === view.viewer
        ? (getElementCenter(selectAnchor('own-tokens')) ?? getElementCenter(selectAnchor('tab-objectives')))
        : null;
    return { start: start ?? districtPosition(district, screenMap), end: hand ?? seatPosition(seat) };
  });
  const { start, end } = path;
  const rise = 46;
  const size = Math.max(30, 34 * screenMap.scale);
  const high = translate([start[0], start[1] - rise], 'scale(1.9)');
  const landing = { transform: translate(end ?? start, 'scale(.9)'), opacity: end === null ? 0 : 0.6 };
  const timing = { duration: durationMs } as const;
  return (
    <>
      <Sprite
        size={size}
        timing={timing}
        frames={[
          { transform: translate(start), opacity: 1, easing: EASINGS.close },
          { transform: high, opacity: 1, offset: 0.22, easing: 'ease-in' },
          { transform: `${high} scaleX(0)`, opacity: 1, offset: 0.34 },
          { transform: `${high} scaleX(0)`, opacity: 0, offset: 0.341 },
          { transform: `${high} scaleX(0)`, opacity: 0 },
        ]}
      >
        <Coin kind="face-down" />
      </Sprite>
      <Sprite
        size={size}
        timing={timing}
        frames={[
          { transform: `${high} scaleX(0)`, opacity: 0 },
          { transform: `${high} scaleX(0)`, opacity: 0, offset: 0.339 },
          { transform: `${high} scaleX(0)`, opacity: 1, offset: 0.34, easing: EASINGS.close },
          { transform: high, opacity: 1, offset: 0.46 },
          { transform: high, opacity: 1, offset: 0.66, easing: EASINGS.travel },
          landing,
        ]}
      >
        <Coin kind={token ?? 'face-down'} />
      </Sprite>
    </>
  );
}

/** A token as a part of a sprite, which is 40 units wide. */
const Coin = ({ kind }: { readonly kind: Parameters<typeof TokenIcon>[0]['kind'] }) => (
  <g transform="translate(-20 -20)">
    <TokenIcon {...(kind !== undefined && { kind })} size={40} />
  </g>
);

interface BannerProps {
  readonly durationMs: number;
  readonly picture: ReactNode;
  readonly title: string;
  readonly detail: string;
}

/** A slip with a card at the top of the map. The city below it stays free. */
function Banner({ durationMs, picture, title, detail }: BannerProps) {
  const slip = useRef<HTMLDivElement>(null);
  useWebAnimation(
    () => (slip.current === null ? [] : [slip.current]),
    [
      { transform: 'translateY(-18px) rotate(-1.5deg)', opacity: 0, easing: EASINGS.close },
      { transform: 'none', opacity: 1, offset: 0.12 },
      { transform: 'none', opacity: 1, offset: 0.86, easing: 'ease-in' },
      { transform: 'translateY(-10px)', opacity: 0 },
    ],
    { duration: durationMs, fill: 'both' },
  );
  return (
    <div ref={slip} className={styles['banner']}>
      {picture}
      <div>
        <p className={styles['title']}>{title}</p>
        <p className={styles['detail']}>{detail}</p>
      </div>
    </div>
  );
}

const CARD_HEIGHT = 92; // px

function StackCardMoment({ moment, durationMs }: MomentProps<'stack-card'>) {
  const { t } = useTranslation('moments');
  return (
    <Banner
      durationMs={durationMs}
      picture={<StackCard letter={moment.letter} height={CARD_HEIGHT} />}
      title={t('fireGrows')}
      detail={t('stackCard', { letter: moment.letter })}
    />
  );
}

function LastRoundMoment({ moment, durationMs }: MomentProps<'last-round'>) {
  const { t } = useTranslation('moments');
  return (
    <Banner
      durationMs={durationMs}
      picture={<Bell />}
      title={t('lastRound')}
      detail={t('turnsLeft', { count: moment.turns })}
    />
  );
}

/** The bell of the last round. */
const Bell = () => (
  <svg viewBox="-32 -34 64 68" height={72} aria-hidden="true">
    <g fill="var(--token)" stroke="var(--token-mark)" strokeWidth={2} strokeLinejoin="round">
      <circle cy={22} r={6} />
      <path d="M-22 18C-16 10-18-4-14-12C-10-20 10-20 14-12C18-4 16 10 22 18Z" />
      <path d="M-3-18V-26H3V-18M-17.500 8H17.500M-16.500 2H16.500" fill="none" />
    </g>
  </svg>
);

const EMBERS = Array.from({ length: 8 }, (_, nth) => nth * 45);

/** A ring of embers bursts where each district catches, one after the other. */
function FireGrowsMoment({ moment, screenMap, durationMs }: MomentProps<'fire-grows'>) {
  const share = durationMs / (moment.districts.length + 2);
  return moment.districts.map((district, nth) => {
    const at = districtPosition(district, screenMap);
    return (
      <Sprite
        key={district}
        size={120 * screenMap.scale}
        timing={{ duration: share * 3, delay: share * nth, easing: EASINGS.close }}
        frames={[
          { transform: translate(at, 'scale(.3)'), opacity: 0 },
          { transform: translate(at, 'scale(.8)'), opacity: 1, offset: 0.3 },
          { transform: translate(at, 'scale(1.5) rotate(24deg)'), opacity: 0 },
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
    <svg className={animationStyles['trail']} width={1} height={1}>
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
function BurntOutMoment({ moment, screenMap, durationMs }: MomentProps<'burnt-out'>) {
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
function DemolitionMoment({ moment, screenMap, durationMs }: MomentProps<'demolition'>) {
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
              { transform: translate(start), opacity: 1, easing: 'ease-out' },
              {
                transform: translate(top, `rotate(${turn / 2}deg)`),
                opacity: 1,
                offset: 0.45,
                easing: 'ease-in',
              },
              { transform: translate(land, `rotate(${turn}deg)`), opacity: 1, offset: 0.9 },
              { transform: translate(land, `rotate(${turn}deg)`), opacity: 0 },
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

/** The Hero card comes from its old holder, is shown at the district that decided it, and goes to the new holder. */
function HeroMoment({ moment, screenMap, durationMs }: MomentProps<'hero'>) {
  const { t } = useTranslation('moments');
  const { match } = useTable('match');
  const { from, seat, district } = moment;
  const [[start, middle, end]] = useState((): readonly [Point, Point, Point] => {
    const { left, top, width, height } = screenMap.pane;
    const centre: Point = [left + width / 2, top + height * 0.4];
    const shown = district === null ? centre : districtPosition(district, screenMap);
    const held = keepInPane(shown, screenMap, 110);
    return [(from === null ? null : seatPosition(from)) ?? held, held, seatPosition(seat) ?? held];
  });
  const card = useRef<HTMLDivElement>(null);
  useWebAnimation(
    () => (card.current === null ? [] : [card.current]),
    [
      { transform: translate(start, 'scale(.3)'), opacity: 0, easing: EASINGS.travel },
      { transform: translate(middle), opacity: 1, offset: 0.28 },
      { transform: translate(middle), opacity: 1, offset: 0.74, easing: EASINGS.travel },
      { transform: translate(end, 'scale(.25)'), opacity: 0.4 },
    ],
    { duration: durationMs, fill: 'both' },
  );
  return (
    <div ref={card} className={styles['hero']}>
      <HeroCard height={CARD_HEIGHT + 18} />
      <p className={styles['caption']}>
        <span className={styles['detail']}>{t('hero')}</span>
        <span className={styles['title']} translate="no">
          {nameOf(match, seat)}
        </span>
      </p>
    </div>
  );
}

export interface MomentView<K extends MomentKind> {
  readonly place: 'banner' | 'page'; // a banner stands in the column at the top of the map
  readonly View: (props: MomentProps<K>) => ReactNode;
}

export const MOMENT_VIEWS: { readonly [K in MomentKind]: MomentView<K> } = {
  token: { place: 'page', View: TokenMoment },
  'stack-card': { place: 'banner', View: StackCardMoment },
  'fire-grows': { place: 'page', View: FireGrowsMoment },
  'burnt-out': { place: 'page', View: BurntOutMoment },
  demolition: { place: 'page', View: DemolitionMoment },
  hero: { place: 'page', View: HeroMoment },
  'last-round': { place: 'banner', View: LastRoundMoment },
};
