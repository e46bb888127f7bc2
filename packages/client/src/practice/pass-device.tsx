import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { Paper } from '../ui/paper';
import styles from './pass-device.module.css';

interface PassDeviceProps {
  readonly name: string; // of the player on turn
  readonly onReady: () => void;
}

/** Hides all secrets between the turns of two players at one device, until the next player confirms. */
export function PassDeviceOverlay({ name, onReady }: PassDeviceProps) {
  const { t } = useTranslation('practice');
  const titleId = useId();
  return (
    <div className={styles['over']} role="dialog" aria-modal="true" aria-labelledby={titleId}>
      <Paper className={styles['slip']} data-testid="hand-on">
        <h2 id={titleId}>{t('handOn', { name })}</h2>
        <p>{t('handOnHint')}</p>
        <Button variant="primary" size="big" fullWidth autoFocus onClick={onReady} data-testid="take-device">
          {t('handOnTake', { name })}
        </Button>
      </Paper>
    </div>
  );
}
