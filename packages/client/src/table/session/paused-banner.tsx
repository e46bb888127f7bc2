import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useTable } from '../table-context';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import { useTableCommand } from './use-table-command';

/** That all stands still, why nothing can be pressed, and the way on. */
export function PausedBanner() {
  const { t } = useTranslation('conduct');
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
