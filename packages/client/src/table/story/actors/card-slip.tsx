import type { FireCard, Seat } from '@great-fire/game';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { DirectionArrow } from '../../../ui/direction-arrow';
import { nameOf, useTable } from '../../table-context';
import { useAct } from '../actor';
import styles from '../story.module.css';

interface CardSlipProps {
  readonly seat: Seat;
  readonly card: FireCard;
  readonly ms: number;
}

/** The card that somebody plays, over the map: who, and which way the fire goes. */
export function CardSlip({ seat, card, ms }: CardSlipProps) {
  const { t } = useTranslation();
  const { match } = useTable();
  const slip = useRef<HTMLDivElement>(null);
  useAct(
    () => (slip.current === null ? [] : [slip.current]),
    [
      { transform: 'translate(-50%, -10px)', opacity: 0 },
      { transform: 'translate(-50%, 0)', opacity: 1, offset: 0.2 },
      { transform: 'translate(-50%, 0)', opacity: 1 },
    ],
    { duration: ms, easing: 'ease-out', fill: 'both' },
  );
  return (
    <div ref={slip} className={styles['card']}>
      <DirectionArrow direction={card} size={44} />
      <span>
        <span className={styles['who']}>{nameOf(match, seat)}</span>
        <span className={styles['what']}>{t(`direction.${card}`)}</span>
      </span>
    </div>
  );
}
