import { findSupplierAfterStock, type PublicState } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { ConeCount } from '../../pieces/cone-count';
import { helpProps } from '../help/help-props';
import { useDisplayed } from '../model/display-context';
import styles from './cone-stock-warning.module.css';

const LOW_STOCK = 5; // cones

/** Returns true if the warning shows the stock of cones. Never once the game is over. */
export const isConeStockLow = ({ stock, turn }: Pick<PublicState, 'stock' | 'turn'>): boolean =>
  stock <= LOW_STOCK && turn.step !== 'over';

/**
 * Warns that the stock of cones is low or empty, and says where cones then come from. A screen reader speaks each of the
 * two once, because the text stays the same while the number falls.
 *
 * @source BURN-5
 */
export function ConeStockWarning() {
  const { t } = useTranslation('table');
  const { view } = useDisplayed();
  const { stock } = view;
  const isShown = isConeStockLow(view);
  const nextSupplier = findSupplierAfterStock(view) ?? 'none';
  return (
    <div
      {...(isShown && {
        className: `row gap-8 text-14 on-card line-below leading-1-2 ${styles['warning']}`,
        ...helpProps('stock'),
      })}
    >
      {isShown && (
        <ConeCount count={stock} size={20} title={`${stock} ${t('supply.conesInStock', { count: stock })}`} />
      )}
      <p role="status" data-testid="cone-stock-warning">
        {isShown &&
          `${t(stock === 0 ? 'supply.stockEmpty' : 'supply.stockLow')} ${t(`supply.nextCones.${nextSupplier}`)}`}
      </p>
    </div>
  );
}
