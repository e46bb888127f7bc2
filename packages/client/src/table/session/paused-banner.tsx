import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useTable } from '../table-context';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import { useTableCommand } from './use-table-command';

/** States that the game is paused and takes no moves. Players can resume it. */
export function PausedBanner() {
  const { t } = useTranslation('session');
  const { view } = useTable();
  const { isBusy, error, send } = useTableCommand();
  return (
    <SessionCard
      testId="paused"
      title={t('paused.title')}
      error={error}
      {...(view.viewer !== null && {
        actions: (
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void send({ type: 'resume' })}
            data-testid="resume"
          >
            {t('paused.resume')}
          </Button>
        ),
      })}
    >
      <p className={styles['note']}>{t('paused.note')}</p>
    </SessionCard>
  );
}
