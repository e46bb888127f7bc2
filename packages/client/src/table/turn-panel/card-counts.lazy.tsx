import { useEffect } from 'react';
import { useStore } from 'zustand';
import { countUnseenCards, DIRECTIONS } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { DirectionArrow } from '../../pieces/direction-arrow';
import { useDraftStore } from '../move-input/move-input-context';
import { countLegalTargets } from '../move-input/foresight';
import { useDisplayed } from '../model/display-context';
import styles from './card-counts.module.css';

/**
 * The fire cards of each direction: how many were played, and how many the viewer has not seen. A direction shows on
 * the map what its card can burn next.
 */
export function CardCounts() {
  const { t } = useTranslation(['fireCards', 'common']);
  const { view } = useDisplayed();
  const store = useDraftStore();
  const foreseen = useStore(store, (state) => state.foreseenCard);
  const { foresee } = store.getState();
  useEffect(() => () => foresee(null), [foresee]);
  const unseen = countUnseenCards(view);
  const targetCount = foreseen === null ? 0 : countLegalTargets(view, foreseen);
  return (
    <section className={styles['counts']} aria-label={t('title')} data-testid="card-counts">
      <ul className={`stack gap-8 ${styles['list']}`}>
        {DIRECTIONS.map((card) => {
          const direction = t(`common:direction.${card}`);
          const played = view.discards.filter((other) => other === card).length;
          return (
            <li key={card}>
              <button
                type="button"
                className={`column level wide touch centred-text quiet text-13-5 round-8 leading-1-2 ${styles['pile']}`}
                aria-pressed={foreseen === card}
                data-testid={`foresee-${card}`}
                onClick={() => foresee(foreseen === card ? null : card)}
              >
                <DirectionArrow direction={card} size={48} />
                <span className="visually-hidden">{t('foresee', { direction })}</span>
                <span aria-hidden="true">{direction}</span>
                <span>{t('played', { count: played })}</span>
                <b className="text-14-5 ink">{t('unseen', { count: unseen[card] })}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="quiet text-13-5 leading-1-3 pad-top-10" role="status">
        {foreseen === null
          ? t('hint')
          : targetCount === 0
            ? t('nothingBurns')
            : t('canBurn', { count: targetCount })}
      </p>
    </section>
  );
}
