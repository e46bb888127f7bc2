import { leaveSeat } from '../api/lobby';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import styles from './seat-list.module.css';

interface KickConfirmProps {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks once more before somebody is taken out of the table, for there is no way back. */
export function KickConfirm({ match, seat, name, onClose }: KickConfirmProps) {
  const { t } = useTranslation('room');
  const { isPending, error, runVoid } = useMutation();
  const kick = async () => {
    if (await runVoid(() => leaveSeat(match, seat))) onClose();
  };
  return (
    <div className={styles['menu']} role="group" aria-label={t('removeNamed', { name })}>
      <p>{t('removeSure', { name })}</p>
      <Button
        size="small"
        disabled={isPending}
        autoFocus
        onClick={() => void kick()}
        data-testid="remove-surely"
      >
        {t('removeNamed', { name })}
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        {t('keep')}
      </Button>
      <RequestError error={error} />
    </div>
  );
}
