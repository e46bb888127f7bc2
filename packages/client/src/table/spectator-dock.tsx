import { selectAnchor } from '../lib/anchors';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { Button, buttonClass } from '../ui/button';
import { focusFirst } from './move-input/focus-target';
import { useTable } from './model/table-context';
import styles from './spectator-dock.module.css';

/** Shows spectators of a running game that they watch, with the ways to a free seat and to the lobby. */
export function SpectatorDock() {
  const { t } = useTranslation(['table', 'common']);
  const { match, localGame } = useTable('match', 'localGame');
  if (localGame !== undefined) return null;
  return (
    <div className={styles['dock']} data-testid="spectator-dock">
      <p>{t('spectator.watching')}</p>
      {match.seats.some(({ isOpen }) => isOpen) && (
        <Button
          size="small"
          onClick={() => focusFirst([selectAnchor('open-seat-name')])}
          data-testid="to-open-seat"
        >
          {t('spectator.takeSeat')}
        </Button>
      )}
      <Link href="/" className={buttonClass({ size: 'small' })}>
        {t('common:home')}
      </Link>
    </div>
  );
}
