import { useRef, useState } from 'react';
import type { Point } from '@great-fire/game/board';
import { useTranslation } from '../../i18n/use-translation';
import type { MapMetrics } from '../animation/map-metrics';
import { EASINGS, toTranslateTransform, useWebAnimation } from '../animation/sprite';
import { nameOf, useTable } from '../model/table-context';
import { CARD_HEIGHT, HeroCard } from './moment-cards';
import { type MomentProps, districtPosition, seatPosition } from './moment-props';
import styles from './moments.module.css';

/** Returns the point of the map pane that is next to this point and `margin` px from the edges. */
function keepInPane([x, y]: Point, { pane }: MapMetrics, margin: number): Point {
  const clamp = (value: number, min: number, max: number) =>
    Math.max(min, Math.min(value, Math.max(min, max)));
  return [
    clamp(x, pane.left + margin, pane.left + pane.width - margin),
    clamp(y, pane.top + margin, pane.top + pane.height - margin),
  ];
}

/** The Hero card comes from its old holder, is shown at the district that decided it, and goes to the new holder. */
export function HeroMoment({ moment, screenMap, durationMs }: MomentProps<'hero'>) {
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
      { transform: toTranslateTransform(start, 'scale(.3)'), opacity: 0, easing: EASINGS.travel },
      { transform: toTranslateTransform(middle), opacity: 1, offset: 0.28 },
      { transform: toTranslateTransform(middle), opacity: 1, offset: 0.74, easing: EASINGS.travel },
      { transform: toTranslateTransform(end, 'scale(.25)'), opacity: 0.4 },
    ],
    { duration: durationMs, fill: 'both' },
  );
  return (
    <div ref={card} className={`column level gap-6 absolute pressable ${styles['hero']}`}>
      <HeroCard height={CARD_HEIGHT + 18} />
      <p className={`any-break centred-text on-panel framed round-8 raised max-wide ${styles['caption']}`}>
        <span className={`quiet block ${styles['detail']}`}>{t('hero')}</span>
        <span className={`ink block ${styles['title']}`} translate="no">
          {nameOf(match, seat)}
        </span>
      </p>
    </div>
  );
}
