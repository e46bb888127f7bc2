import { useState } from 'react';
import { removePlayer } from '../api/lobby';
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

/** Confirms the removal of a player, because it cannot be undone. */
export function KickConfirm({ match, seat, name: currentName, onClose }: KickConfirmProps) {
  const [name] = useState(currentName); // the seat may change its owner while this is open
  const { t } = useTranslation('waitingRoom');
  const { isPending, error, runVoid } = useMutation();
  const kick = async () => {
    if (await runVoid(() => removePlayer(match, seat, name))) onClose();
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
