import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useTable } from '../table-context';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';
import { useWish } from './use-wish';

/** I do not play my seat: who does, and the way back to it. */
export function AwaySlip() {
  const { t } = useTranslation('conduct');
  const { conduct, view } = useTable();
  const { isBusy, refused, ask } = useWish();
  const away = conduct.away[view.viewer ?? -1] ?? null;
  if (away === null) return null;
  const title = away.hasLeft ? t('away.left') : away.bot === 'none' ? t('away.open') : t('away.bot');
  return (
    <ConductSlip
      testId="away"
      title={title}
      refused={refused}
      ways={
        <Button
          kind="primary"
          disabled={isBusy}
          onClick={() => void ask({ do: 'return' })}
          data-testid="return"
        >
          {t('away.return')}
        </Button>
      }
    >
      {(away.isOpen || away.bot === 'turn') && (
        <p className={styles['note']}>{t(away.isOpen ? 'away.openNote' : 'away.turnNote')}</p>
      )}
    </ConductSlip>
  );
}
