import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { Slip } from '../ui/slip';
import styles from './hand-on.module.css';

interface HandOnProps {
  readonly name: string; // of who is awaited
  readonly onTake: () => void;
}

/** Between the turns of two people at one device: nobody's secrets are in sight until the next one has it. */
export function HandOn({ name, onTake }: HandOnProps) {
  const { t } = useTranslation('practice');
  const title = useId();
  return (
    <div className={styles['over']} role="dialog" aria-modal="true" aria-labelledby={title}>
      <Slip className={styles['slip']} data-testid="hand-on">
        <h2 id={title}>{t('handOn', { name })}</h2>
        <p>{t('handOnHint')}</p>
        <Button kind="primary" size="big" wide autoFocus onClick={onTake} data-testid="take-device">
          {t('handOnTake', { name })}
        </Button>
      </Slip>
    </div>
  );
}
