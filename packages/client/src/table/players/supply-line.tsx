import { useTranslation } from '../../i18n/use-translation';
import { explained } from '../explain/topics';
import { CardsIcon, FlameIcon } from '../pieces';
import { useShown } from '../shown';
import styles from './supply-line.module.css';

/** Cones beside the board, and how soon the fire grows or the game ends. */
export function SupplyLine() {
  const { t } = useTranslation('table');
  const { stock, stack, lastTurns } = useShown().view;
  return (
    <div className={styles['supply']} data-supply>
      <span {...explained('stock')}>
        <FlameIcon size={16} dull />
        <b>{stock}</b> {t('supply.stock', { count: stock })}
      </span>
      {lastTurns !== null ? (
        <span>
          <CardsIcon size={16} />
          <b>{t('supply.lastTurns', { count: lastTurns })}</b>
        </span>
      ) : (
        stack !== null && (
          <span {...explained('grows')}>
            <CardsIcon size={16} />
            {stack.left === 0 ? (
              <b>{t('supply.growsNow')}</b>
            ) : (
              <>
                {t('supply.grows')} <b>{stack.left}</b> {t('supply.draws', { count: stack.left })}
              </>
            )}
          </span>
        )
      )}
    </div>
  );
}
