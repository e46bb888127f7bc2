import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Dialog } from '../../ui/dialog';
import styles from './conduct.module.css';
import { WaysList } from './ways-list';

interface WaysPanelProps {
  readonly onClose: () => void;
  readonly takeBack: ReactNode; // the way to ask for moves back
}

/** The ways under their button in the bar. */
export function WaysPanel({ onClose, takeBack }: WaysPanelProps) {
  const { t } = useTranslation('conduct');
  return (
    <Dialog className={styles['panel']} onClose={onClose} data-testid="ways">
      {({ title, close }) => (
        <div className={styles['inside']}>
          <h2 id={title} className={styles['title']}>
            {t('ways.title')}
          </h2>
          <WaysList onDone={close} takeBack={takeBack} />
        </div>
      )}
    </Dialog>
  );
}
