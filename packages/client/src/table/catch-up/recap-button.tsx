import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useDraftStore } from '../move-input/move-input-context';
import { useTable } from '../model/table-context';
import { getRecap } from './missed-moves';
import styles from './recap-button.module.css';

/**
 * Opens the summary of the moves since the viewer's last one. Stays in place, disabled, while others have not moved
 * since, so that nothing shifts.
 */
export function RecapButton() {
  const { t } = useTranslation('table');
  const { log, view } = useTable('log', 'view');
  const { setRecapOpen } = useDraftStore().getState();
  if (view.viewer === null) return null;
  return (
    <div className={styles['recap']}>
      <Button
        size="small"
        fullWidth
        disabled={getRecap(log, view.viewer) === null}
        onClick={() => setRecapOpen(true)}
        data-testid="recap"
      >
        {t('recap')}
      </Button>
    </div>
  );
}
