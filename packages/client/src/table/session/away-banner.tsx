import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useTable } from '../table-context';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import { useTableCommand } from './use-table-command';

/** Shown while the viewer does not play their seat: who plays it, and a button to return. */
export function AwayBanner() {
  const { t } = useTranslation('session');
  const { tableState, view } = useTable();
  const { isBusy, error, send } = useTableCommand();
  const away = tableState.absences[view.viewer ?? -1] ?? null;
  if (away === null) return null;
  const title = away.hasLeft ? t('away.left') : away.standIn === 'none' ? t('away.open') : t('away.bot');
  return (
    <SessionCard
      testId="away"
      title={title}
      error={error}
      actions={
        <Button
          variant="primary"
          disabled={isBusy}
          onClick={() => void send({ type: 'return' })}
          data-testid="return"
        >
          {t('away.return')}
        </Button>
      }
    >
      {(away.isOpen || away.standIn === 'turn') && (
        <p className={styles['note']}>{t(away.isOpen ? 'away.openNote' : 'away.turnNote')}</p>
      )}
    </SessionCard>
  );
}
