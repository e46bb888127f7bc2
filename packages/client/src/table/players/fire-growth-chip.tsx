import { useTranslation } from '../../i18n/use-translation';
import { FlameIcon } from '../../pieces/flame';
import { helpProps } from '../help/help-props';
import { useDisplayed } from '../model/display-context';
import styles from './fire-growth-chip.module.css';

/** In the bar of a small screen: after how many cards the fire grows, or the turns until the end. Red when it is near. */
export function FireGrowthChip() {
  const { t } = useTranslation('table');
  const { stack, lastTurns } = useDisplayed().view;
  if (lastTurns === null && stack === null) return null;
  const left = stack?.left ?? 0;
  const growth =
    left === 0
      ? t('supply.fireGrowsNow')
      : `${t('supply.fireGrowsIn')} ${left} ${t('supply.cardDraws', { count: left })}`;
  const isLast = lastTurns !== null;
  const long = lastTurns === null ? growth : t('supply.finalTurns', { count: lastTurns });
  const short = isLast
    ? t('supply.finalTurnsShort', { count: lastTurns })
    : t('supply.growsInShort', { count: left });
  return (
    <span
      className={`row gap-4 one-line text-14-5 on-bar ${styles['chip']} ${isLast || left <= 1 ? styles['near'] : ''}`}
      data-testid="fire-growth"
      {...helpProps('cards-until-intensify')}
    >
      <FlameIcon size={15} />
      <span className="visually-hidden">{long}</span>
      <span className={styles['long']} aria-hidden="true">
        {long}
      </span>
      <b className={styles['short']} aria-hidden="true">
        {short}
      </b>
    </span>
  );
}
