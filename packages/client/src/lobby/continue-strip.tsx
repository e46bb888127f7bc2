import type { MyTable } from '@great-fire/protocol';
import { Link } from 'wouter';
import { isMyTurn, tableToContinue } from '../connection/lobby-list';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import styles from './continue-strip.module.css';
import { tablePath } from './match-address';

interface ContinueStripProps {
  readonly tables: readonly MyTable[]; // those that wait for the viewer first
}

/** The way back into the viewer's most urgent table, above everything else in the lobby. Nothing where no table goes on. */
export function ContinueStrip({ tables }: ContinueStripProps) {
  const { t } = useTranslation('lobby');
  const mine = tableToContinue(tables);
  if (mine === null) return null;
  const isCalled = isMyTurn(mine);
  return (
    <nav className={styles['strip']} aria-label={t('mine')} data-testid="continue">
      <span className={styles['words']}>
        {isCalled && <b>{t('yourTurn')}: </b>}
        {mine.match.name}
      </span>
      <Link
        href={tablePath(mine.match.id)}
        className={buttonClass({ size: 'small', ...(isCalled && { kind: 'primary' as const }) })}
      >
        {t('goTo')}
      </Link>
    </nav>
  );
}
