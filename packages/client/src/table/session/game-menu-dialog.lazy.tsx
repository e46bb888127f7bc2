import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Dialog, DialogHead } from '../../ui/dialog';
import styles from './session.module.css';
import { GameMenu } from './game-menu.lazy';

interface GameMenuDialogProps {
  readonly onClose: () => void;
  readonly takebackButton: ReactNode; // proposes a takeback
}

/** The game menu in a dialog below its button in the bar. */
export function GameMenuDialog({ onClose, takebackButton }: GameMenuDialogProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog className={styles['panel']} onClose={onClose} data-testid="game-menu">
      {({ close }) => (
        <div className={styles['inside']} tabIndex={-1} data-autofocus>
          <DialogHead title={t('ways.title')} />
          <GameMenu onDone={close} takebackButton={takebackButton} />
        </div>
      )}
    </Dialog>
  );
}
