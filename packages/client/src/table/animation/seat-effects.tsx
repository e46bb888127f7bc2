/** Animations beside the map: playing and drawing a card. */
import { useRef } from 'react';
import type { Seat, FireCard } from '@great-fire/game';
import { selectAnchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../pieces/direction-arrow';
import { nameOf, useTable } from '../model/table-context';
import { getElementCenter } from './map-metrics';
import { Sprite, toTranslateTransform, EASINGS, useWebAnimation } from './sprite';
import styles from './animation.module.css';

interface SeatEffectProps {
  readonly seat: Seat;
  readonly durationMs: number;
}

const getSeatPosition = (seat: Seat) => getElementCenter(selectAnchor(`seat-${seat}`));

/** Moves a face-down card from the deck to the player who draws it. */
export function CardDrawn({ seat, durationMs }: SeatEffectProps) {
  const deckPosition = getElementCenter(selectAnchor('supply'));
  const seatPosition = getSeatPosition(seat);
  if (deckPosition === null || seatPosition === null) return null;
  return (
    <Sprite
      size={40}
      frames={[
        { transform: toTranslateTransform(deckPosition, 'scale(.7)'), opacity: 0.4 },
        { transform: toTranslateTransform(seatPosition), opacity: 1, offset: 0.8 },
        { transform: toTranslateTransform(seatPosition, 'scale(.6)'), opacity: 0 },
      ]}
      timing={{ duration: durationMs, easing: EASINGS.travel }}
    >
      <rect x={-8} y={-12} width={16} height={24} rx={2.5} fill="var(--card)" stroke="var(--rule)" />
      <rect x={-5} y={-9} width={10} height={18} rx={1} fill="none" stroke="var(--seal)" />
    </Sprite>
  );
}

interface PlayedCardProps {
  readonly seat: Seat;
  readonly card: FireCard;
  readonly durationMs: number;
}

/** Shows a played card above the map: the player and the direction of the fire. */
export function PlayedCard({ seat, card, durationMs }: PlayedCardProps) {
  const { t } = useTranslation();
  const { match } = useTable('match');
  const cardRef = useRef<HTMLDivElement>(null);
  useWebAnimation(
    () => (cardRef.current === null ? [] : [cardRef.current]),
    [
      { transform: 'translate(-50%, -10px)', opacity: 0 },
      { transform: 'translate(-50%, 0)', opacity: 1, offset: 0.2 },
      { transform: 'translate(-50%, 0)', opacity: 1 },
    ],
    { duration: durationMs, easing: 'ease-out', fill: 'both' },
  );
  return (
    <div
      ref={cardRef}
      className={`row gap-12 absolute one-line on-card framed round-8 raised ${styles['card']}`}
    >
      <DirectionArrow direction={card} size={44} />
      <span>
        <span className="fell-20">{nameOf(match, seat)}</span>
        <span className={`quiet block ${styles['what']}`}>{t(`direction.${card}`)}</span>
      </span>
    </div>
  );
}
