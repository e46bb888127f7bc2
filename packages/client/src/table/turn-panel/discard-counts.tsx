import { DIRECTIONS } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../pieces/direction-arrow';
import { useDisplayed } from '../model/display-context';
import styles from './discard-counts.module.css';

/** Shows the number of fire cards played or discarded so far, by direction. */
export function DiscardCounts() {
  const { t } = useTranslation(['table', 'common']);
  const { discards } = useDisplayed().view;
  if (discards.length === 0) return <p className={styles['none']}>{t('playedCards.empty')}</p>;
  return (
    <ul className={styles['list']} aria-label={t('playedCards.title')}>
      {DIRECTIONS.map((direction) => {
        const count = discards.filter((card) => card === direction).length;
        return (
          <li key={direction} className={styles['pile']}>
            <DirectionArrow direction={direction} size={48} />
            {t(`common:direction.${direction}`)}
            <b aria-label={t('playedCards.cardCount', { count })}>{count}</b>
          </li>
        );
      })}
    </ul>
  );
}
