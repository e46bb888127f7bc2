import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useTable } from '../table-context';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';
import { useWish } from './use-wish';

/** That all stands still, why nothing can be pressed, and the way on. */
export function PausedSlip() {
  const { t } = useTranslation('conduct');
  const { view } = useTable();
  const { isBusy, refused, ask } = useWish();
  return (
    <ConductSlip
      testId="paused"
      title={t('paused.title')}
      refused={refused}
      {...(view.viewer !== null && {
        ways: (
          <Button
            kind="primary"
            disabled={isBusy}
            onClick={() => void ask({ do: 'resume' })}
            data-testid="resume"
          >
            {t('paused.resume')}
          </Button>
        ),
      })}
    >
      <p className={styles['note']}>{t('paused.note')}</p>
    </ConductSlip>
  );
}
