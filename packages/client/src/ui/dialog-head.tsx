import { CloseIcon } from './icons';
import styles from './dialog.module.css';

interface DialogHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The heading of a dialog with its close button. */
export function DialogHead({ titleId, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className={styles['head']}>
      <h2 id={titleId}>{title}</h2>
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
