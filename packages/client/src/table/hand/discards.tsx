import { DIRECTIONS } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../ui/direction-arrow';
import { useShown } from '../shown';
import styles from './discards.module.css';

/** The fire cards played or given up so far, by direction. */
export function Discards() {
  const { t } = useTranslation(['table', 'common']);
  const { discards } = useShown().view;
  if (discards.length === 0) return <p className={styles['none']}>{t('discards.none')}</p>;
  return (
    <ul className={styles['list']} aria-label={t('discards.title')}>
      {DIRECTIONS.map((direction) => {
        const count = discards.filter((card) => card === direction).length;
        return (
          <li key={direction} className={styles['pile']}>
            <DirectionArrow direction={direction} size={48} />
            {t(`common:direction.${direction}`)}
            <b aria-label={t('discards.count', { count })}>{count}</b>
          </li>
        );
      })}
    </ul>
  );
}
