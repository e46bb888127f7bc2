import type { MyTable } from '@great-fire/protocol';
import { Link } from 'wouter';
import { isMyTurn, tableToContinue } from '../live/lobby-reducer';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import styles from './continue-banner.module.css';
import { tablePath } from './table-url';

interface ContinueBannerProps {
  readonly tables: readonly MyTable[]; // those that wait for the viewer first
}

/** The way back into the viewer's most urgent table, above everything else in the lobby. Nothing where no table goes on. */
export function ContinueBanner({ tables }: ContinueBannerProps) {
  const { t } = useTranslation('lobby');
  const table = tableToContinue(tables);
  if (table === null) return null;
  const isOwnTurn = isMyTurn(table);
  return (
    <nav className={styles['strip']} aria-label={t('mine')} data-testid="continue">
      <span className={styles['words']}>
        {isOwnTurn && <b>{t('yourTurn')}: </b>}
        {table.match.name}
      </span>
      <Link
        href={tablePath(table.match.id)}
        className={buttonClass({ size: 'small', ...(isOwnTurn && { variant: 'primary' as const }) })}
      >
        {t('goTo')}
      </Link>
    </nav>
  );
}
