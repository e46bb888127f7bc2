import type { FireCard, Seat } from '@great-fire/game';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../pieces/direction-arrow';
import { nameOf, useTable } from '../model/table-context';
import { useWebAnimation } from './sprite';
import styles from './animation.module.css';

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
    <div ref={cardRef} className={styles['card']}>
      <DirectionArrow direction={card} size={44} />
      <span>
        <span className={styles['who']}>{nameOf(match, seat)}</span>
        <span className={styles['what']}>{t(`direction.${card}`)}</span>
      </span>
    </div>
  );
}
