import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { Dialog, DialogHead } from '../ui/dialog';
import styles from './pass-device-dialog.module.css';

interface PassDeviceDialogProps {
  readonly name: string; // of the player on turn
  readonly onReady: () => void;
}

/** Covers the table between the turns of two players at one device, until the next player confirms. */
export function PassDeviceDialog({ name, onReady }: PassDeviceDialogProps) {
  const { t } = useTranslation('practice');
  return (
    <Dialog className={styles['dialog']} isDismissible={false} data-testid="pass-device">
      {() => (
        <div className={`stack gap-10 centred-text ${styles['content']}`}>
          <DialogHead title={t('passDeviceTitle', { name })} />
          <p>{t('passDeviceHint')}</p>
          <Button
            variant="primary"
            size="large"
            fullWidth
            onClick={onReady}
            data-testid="confirm-pass-device"
            data-autofocus
          >
            {t('passDeviceConfirm', { name })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
