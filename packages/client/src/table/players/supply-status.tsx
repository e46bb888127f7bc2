import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { helpProps } from '../help/help-props';
import { FlameIcon } from '../../pieces/flame';
import { CardsIcon } from '../../ui/icons';
import { useDisplayed } from '../model/display-context';
import { isConeStockLow } from './cone-stock-warning';
import styles from './supply-status.module.css';

/** The cones in stock unless the warning shows them, and how soon the fire intensifies or the game ends. */
export function SupplyStatus() {
  const { t } = useTranslation('table');
  const { view } = useDisplayed();
  const { stock, stack, lastTurns } = view;
  return (
    <div
      className={`flex wrap one-line quiet text-14 line-below pad-8-14 ${styles['supply']}`}
      {...anchor('supply')}
    >
      {!isConeStockLow(view) && (
        <span className="row gap-4" {...helpProps('stock')}>
          <FlameIcon size={16} dull />
          <b className="ink">{stock}</b> {t('supply.conesInStock', { count: stock })}
        </span>
      )}
      {lastTurns !== null ? (
        <span className="row gap-4">
          <CardsIcon size={16} />
          <b className="ink">{t('supply.finalTurns', { count: lastTurns })}</b>
        </span>
      ) : (
        stack !== null && (
          <span className="row gap-4" {...helpProps('cards-until-intensify')}>
            <CardsIcon size={16} />
            {stack.left === 0 ? (
              <b className="ink">{t('supply.fireGrowsNow')}</b>
            ) : (
              <>
                {t('supply.fireGrowsIn')} <b className="ink">{stack.left}</b>{' '}
                {t('supply.cardDraws', { count: stack.left })}
              </>
            )}
          </span>
        )
      )}
    </div>
  );
}
