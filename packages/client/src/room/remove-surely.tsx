import { leaveSeat } from '../connection/api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Button } from '../ui/button';
import styles from './seat-list.module.css';

interface RemoveSurelyProps {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly onDone: () => void;
}

/** Asks once more before somebody is taken out of the table, for there is no way back. */
export function RemoveSurely({ match, seat, name, onDone }: RemoveSurelyProps) {
  const { t } = useTranslation('room');
  const { isBusy, failed, does } = useRequest();
  const remove = async () => {
    if (await does(() => leaveSeat(match, seat))) onDone();
  };
  return (
    <div className={styles['menu']} role="group" aria-label={t('removeNamed', { name })}>
      <p>{t('removeSure', { name })}</p>
      <Button
        size="small"
        disabled={isBusy}
        autoFocus
        onClick={() => void remove()}
        data-testid="remove-surely"
      >
        {t('removeNamed', { name })}
      </Button>
      <Button kind="quiet" size="small" onClick={onDone}>
        {t('keep')}
      </Button>
      <FailedNote failed={failed} />
    </div>
  );
}
